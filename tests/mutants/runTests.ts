import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { PGTAP } from './Faults.ts';

/** 'hung': a fault that makes a test wait for ever is caught, too. */
type Outcome = { result: 'passed' | 'failed' | 'hung' | 'nothing ran'; text: string };

const ReportSchema = v.object({
  numTotalTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});

/** Tests of a copy of the project, one group after the other; `untilFirst` stops at the first that fails. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  { untilFirst }: { untilFirst: boolean },
): Promise<Outcome> {
  const files = tests.filter((test) => test !== PGTAP);
  if (tests.includes(PGTAP)) {
    const outcome = await runPgtap(folder, untilFirst);
    if (outcome.result !== 'passed' || files.length === 0) return outcome;
  }
  return runVitest(folder, files, untilFirst);
}

async function runVitest(
  folder: string,
  files: readonly string[],
  untilFirst: boolean,
): Promise<Outcome> {
  const report = path.join(folder, 'report.json');
  await rm(report, { force: true });
  const { isHung, text } = await run(folder, untilFirst, 'vitest', [
    'run',
    '--project=shared',
    '--project=isolated',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(untilFirst ? ['--bail=1', '--maxWorkers=1'] : []),
    ...files.flatMap(unfolded),
  ]);
  if (isHung) return { result: 'hung', text };
  const read = v.safeParse(
    ReportSchema,
    JSON.parse(await readFile(report, 'utf8').catch(() => '{}')),
  );
  if (!read.success || read.output.numTotalTests === 0) return { result: 'nothing ran', text };
  const { numFailedTests, numFailedTestSuites } = read.output;
  return { result: numFailedTests + numFailedTestSuites > 0 ? 'failed' : 'passed', text };
}

async function runPgtap(folder: string, untilFirst: boolean): Promise<Outcome> {
  const { isHung, text } = await run(folder, untilFirst, 'node', ['supabase/local/pgtap.ts']);
  if (isHung) return { result: 'hung', text };
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(text) ?? [];
  // A migration that does not even run is noticed by every test.
  if (failed === undefined) return { result: 'failed', text };
  return { result: failed === '0' && passed !== '0' ? 'passed' : 'failed', text };
}

/** 'tests/{a,b}.test.ts' as two: vitest takes parts of names, no patterns. */
function unfolded(name: string): string[] {
  const [, before = '', list, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(name) ?? [];
  return list === undefined ? [name] : list.split(',').map((one) => before + one + after);
}

const HUNG_MS = 120_000;

function run(folder: string, hasLimit: boolean, command: string, args: readonly string[]) {
  const bin = path.join(folder, 'node_modules', '.bin');
  return new Promise<{ isHung: boolean; text: string }>((resolve) => {
    const child = spawn(path.join(bin, command), args, {
      cwd: folder,
      env: {
        ...process.env,
        PATH: bin + path.delimiter + process.env.PATH,
        LITE_TELEMETRY: '0',
        NO_COLOR: '1',
        // As `npm test` has them: a soak's would take hours for each fault.
        CAMPLY_SOAK: undefined,
        CAMPLY_STORIES: '60',
      },
      // In its own process group, so that its workers end with it.
      detached: true,
    });
    let text = '';
    child.stdout.on('data', (chunk) => (text += chunk));
    child.stderr.on('data', (chunk) => (text += chunk));
    let isHung = false;
    const timer = setTimeout(() => {
      if (!hasLimit || child.pid === undefined) return;
      isHung = true;
      process.kill(-child.pid, 'SIGKILL');
    }, HUNG_MS);
    child.on('close', () => {
      clearTimeout(timer);
      resolve({ isHung, text });
    });
  });
}
