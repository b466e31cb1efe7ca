import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { vitestCounts } from './counts.mjs';

/**
 * The steps of a run, started in `root` with `env`, and the sum of their counts.
 * @typedef {import('./counts.mjs').Counts} Counts
 */
export function makeSteps(root, env) {
  /** @type {Counts} */
  const total = { ...noTests, durations: [], failures: [] };
  const scratch = mkdtempSync(path.join(tmpdir(), 'camply-test-'));
  process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
  /** Where a runner writes its report. */
  const reportFile = (name) => path.join(scratch, `${name}.json`);

  /**
   * Runs one step and adds its counts. Its lines are printed in one piece when it ends, because another
   * step runs beside it; the browser step, which runs alone, prints each line at once. True when nothing failed.
   */
  async function step(name, work) {
    const lines = [];
    const begin = Date.now();
    console.log(`.. ${name}`);
    let counts;
    try {
      counts = await work((line) => lines.push(line));
    } catch (error) {
      lines.push(error instanceof Error ? error.message : error);
      counts = oneCheck(false);
    }
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.durations.push(...counts.durations);
    total.failures.push(...failuresOf(name, counts));
    const seconds = ((Date.now() - begin) / 1000).toFixed(1);
    const result = counts.failed === 0 ? 'good' : 'FAILED';
    const all = counts.passed + counts.failed;
    console.log(`\n== ${name}`);
    for (const line of lines) console.log(line);
    console.log(`-- ${name}: ${result}, ${counts.passed} of ${all} in ${seconds} s`);
    return counts.failed === 0;
  }

  async function check(print, command, args) {
    const { status } = await run(print, command, args);
    return oneCheck(status === 0);
  }

  async function vitest(print, name, args) {
    const report = reportFile(name);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const result = await run(print, 'vitest', ['run', ...reporters, ...args]);
    return counted(result, () => vitestCounts(report));
  }

  function run(print, command, args, more = {}) {
    return new Promise((resolve) => {
      const child = spawn(command, args, {
        cwd: root,
        env: { ...env, ...more },
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      });
      let text = '';
      const onLine = (line) => {
        text += `${line}\n`;
        // A runner's own sum must not be taken for the sum of all, which is the last line.
        print(/^\d+ passed, \d+ failed$/.test(line) ? `# ${line}` : line);
      };
      createInterface({ input: child.stdout }).on('line', onLine);
      createInterface({ input: child.stderr }).on('line', onLine);
      child.on('error', (error) => {
        print(error.message);
        resolve({ status: 1, text });
      });
      child.on('close', (status) => resolve({ status, text }));
    });
  }

  return { total, reportFile, step, check, vitest, run };
}

export const noTests = { passed: 0, failed: 0, failures: [], durations: [] };

/** A step whose runner named nothing has failed as a whole. */
const failuresOf = (name, { failed, failures }) =>
  failed > 0 && failures.length === 0 ? [name] : failures;

export function oneCheck(isGood) {
  return { ...noTests, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1 };
}

/** A runner that ended badly has failed, whatever its report says, and so has one that ran nothing. */
export function counted({ status }, read) {
  const counts = read();
  const isSilent = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}
