// `npm test` and `npm run check`. Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, root } from '../supabase/local/ensureInstalled.mjs';
import { playwrightCounts, tapCounts, vitestCounts } from './runner/counts.mjs';
import { findChromium } from './runner/findChromium.mjs';

const isCheck = process.argv.includes('--check');
const unknown = process.argv.slice(2).find((word) => word !== '--check');
if (unknown) {
  console.error(`There is no option ${unknown}. Known: npm test, npm run check`);
  process.exit(2);
}

await ensureInstalled();

const scratch = mkdtempSync(path.join(tmpdir(), 'camply-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// The packages bring their own Node, the same on every machine.
const bin = path.join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: bin + path.delimiter + process.env.PATH, LITE_TELEMETRY: '0' };
const code = ['src', 'supabase', 'tests', 'vite.config.ts'];
const realms = ['src', 'src/sw', 'src/workers', 'supabase', 'tests'];
const total = { passed: 0, failed: 0 };

await step('Format', () => check('oxfmt', ['--check', ...code]));
await step('Lint', () => check('oxlint', ['--type-aware', ...code]));
await step('Types', async () => {
  const results = [];
  for (const realm of realms) results.push(await run('tsc', ['-p', realm, '--noEmit']));
  return oneCheck(results.every((result) => result.status === 0));
});
await step('Unit', async () => {
  const report = path.join(scratch, 'unit.json');
  const words = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  // Minutes of races and simulated bad luck: for the whole test only.
  if (isCheck) words.push('--exclude', 'tests/{race,simulator}/**');
  return counted(await run('vitest', words), () => vitestCounts(report));
});

if (!isCheck) {
  await step('Database', async () => {
    const result = await run('node', ['supabase/local/pgtap.ts']);
    return counted(result, () => tapCounts(result.text));
  });
  const built = await step('Build', () => check('vite', ['build']));
  // Without a build there is no page to open.
  if (built) await step('Browser', browserTests);
  else total.failed += 1;
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function browserTests() {
  const chromium = findChromium((line) => console.log(line));
  console.log(`Chromium: ${chromium}`);
  const report = path.join(scratch, 'browser.json');
  const result = await run(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    { CHROME_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, CAMPLY_SCRATCH: scratch },
  );
  const counts = counted(result, () => playwrightCounts(report));
  if (counts.secondTries > 0) {
    console.log(
      `${counts.secondTries} passed at the second try only ("flaky" above): look into them`,
    );
  }
  return counts;
}

/** Runs one step under a heading, adds its counts, says how long it took. True when nothing failed. */
async function step(name, work) {
  console.log(`\n== ${name}`);
  const begin = Date.now();
  let counts;
  try {
    counts = await work();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
    counts = { passed: 0, failed: 1 };
  }
  total.passed += counts.passed;
  total.failed += counts.failed;
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  const mark = counts.failed === 0 ? 'good' : 'FAILED';
  console.log(
    `-- ${name}: ${mark}, ${counts.passed} of ${counts.passed + counts.failed} in ${seconds} s`,
  );
  return counts.failed === 0;
}

async function check(command, words) {
  const { status } = await run(command, words);
  return oneCheck(status === 0);
}

function oneCheck(isGood) {
  return isGood ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that ended badly has failed, whatever its report says, and so has one that ran nothing. */
function counted({ status }, read) {
  const counts = read();
  const isSilent = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}

function run(command, words, more = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    let text = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      text += `${line}\n`;
      // A runner's own sum must not be taken for the sum of all, which is the last line.
      console.log(/^\d+ passed, \d+ failed$/.test(line) ? `# ${line}` : line);
    });
    child.on('error', (problem) => {
      console.error(problem.message);
      resolve({ status: 1, text });
    });
    child.on('close', (status) => resolve({ status, text }));
  });
}
