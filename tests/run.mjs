// `npm test`, `npm run check` and `npm run soak`. Plain JavaScript: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ensureInstalled, root } from '../supabase/local/ensureInstalled.mjs';
import { playwrightCounts, tapCounts, vitestCounts } from './runner/counts.mjs';
import { findHeadlessChromium } from './runner/findChromium.mjs';
import { seedOffset } from './runner/seedOffset.mjs';

const [mode = 'test', ...rest] = process.argv.slice(2);
if (!['test', 'check', 'soak'].includes(mode) || rest.length > 0) {
  console.error('Known: npm test, npm run check, npm run soak');
  process.exit(2);
}
const isSoak = mode === 'soak';

await ensureInstalled();

const scratch = mkdtempSync(path.join(tmpdir(), 'camply-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
// The packages bring their own Node, the same on every machine.
const bin = path.join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: bin + path.delimiter + process.env.PATH,
  LITE_TELEMETRY: '0',
  NO_COLOR: '1',
  CAMPLY_SEED_OFFSET: seedOffset(root),
  // The day of every journey (tests/e2e/support/today.ts): pages are made for it.
  CAMPLY_DAY: '2025-07-01',
  ...(isSoak ? { CAMPLY_SOAK: '1', CAMPLY_STORIES: '10000' } : {}),
};
// Both at once make Node warn in every process.
delete env.FORCE_COLOR;
const code = ['src', 'supabase', 'tests', 'vite.config.ts'];
const realms = ['src', 'src/sw', 'src/workers', 'supabase', 'tests'];
/** @type {import('./runner/counts.mjs').Counts} */
const total = { passed: 0, failed: 0, durations: [] };

console.log(`Simulator: seeds of this commit, CAMPLY_SEED_OFFSET=${env.CAMPLY_SEED_OFFSET}`);
// Side by side: on two cores neither waits for the other.
const [isBuilt] = await Promise.all([checkAndBuild(), unitTests()]);
if (mode !== 'check') {
  // Without a build there is no page to open.
  if (isBuilt) await step('Browser', browserTests);
  else total.failed += 1;
}
if (isSoak) {
  await step('Mutants', () => check(console.log, 'node', ['tests/mutants/runMutants.ts']));
}

printSlowest();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

/** True when there is a build. */
async function checkAndBuild() {
  await step('Format', (print) => check(print, 'oxfmt', ['--check', ...code]));
  await step('Lint', (print) => check(print, 'oxlint', ['--type-aware', ...code]));
  await step('Types', async (print) => {
    const results = [];
    for (const realm of realms) results.push(await run(print, 'tsc', ['-p', realm, '--noEmit']));
    return oneCheck(results.every((result) => result.status === 0));
  });
  if (mode === 'check') return false;
  const isGood = await step('Build', (print) => check(print, 'vite', ['build']));
  if (isGood) await step('Built files', (print) => vitest(print, 'dist', ['--project', 'dist']));
  return isGood;
}

async function unitTests() {
  // Else the runner keeps one core for itself, which leaves one of two idle.
  const args = ['--project', 'shared', '--project', 'isolated', '--maxWorkers=100%'];
  // Races and simulated failures take their time.
  if (mode === 'check') args.push('--exclude', 'tests/{race,simulator}/**');
  await step('Unit', (print) => vitest(print, 'unit', args));
  if (mode === 'check') return;
  await step('Database', async (print) => {
    const result = await run(print, 'node', ['supabase/local/pgtap.ts']);
    return counted(result, () => tapCounts(result.text));
  });
}

async function vitest(print, name, args) {
  const report = path.join(scratch, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const result = await run(print, 'vitest', ['run', ...reporters, ...args]);
  return counted(result, () => vitestCounts(report));
}

async function browserTests() {
  const chromium = findHeadlessChromium((line) => console.log(line));
  console.log(`Chromium: ${chromium}`);
  const report = path.join(scratch, 'browser.json');
  const result = await run(
    console.log,
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
    {
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright's workers force colors: both at once make Node warn.
      NO_COLOR: undefined,
    },
  );
  return counted(result, () => playwrightCounts(report));
}

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

function oneCheck(isGood) {
  return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, durations: [] };
}

/** A runner that ended badly has failed, whatever its report says, and so has one that ran nothing. */
function counted({ status }, read) {
  const counts = read();
  const isSilent = counts.failed === 0 && (status !== 0 || counts.passed === 0);
  return isSilent ? { ...counts, failed: 1 } : counts;
}

function printSlowest() {
  const slowest = total.durations.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  console.log('\nThe ten slowest tests:');
  for (const { title, ms } of slowest) {
    console.log(`  ${(ms / 1000).toFixed(1).padStart(6)} s  ${title}`);
  }
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
