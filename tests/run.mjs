// `npm test`, `npm run check`, `npm run test:changed` and `npm run soak`. Plain JavaScript: it runs before
// anything is installed.
import path from 'node:path';
import { ensureInstalled, root } from '../supabase/local/ensureInstalled.mjs';
import { changedFolders, changedSince } from './runner/changedSince.mjs';
import { playwrightCounts, tapCounts } from './runner/counts.mjs';
import { findHeadlessChromium } from './runner/findChromium.mjs';
import { seedOffset } from './runner/seedOffset.mjs';
import { printFailures, printMedian, printSlowest } from './runner/summary.mjs';
import { counted, makeSteps, noTests, oneCheck } from './runner/steps.mjs';

const [mode = 'test', ...rest] = process.argv.slice(2);
const isOfChanges = mode === 'check' || mode === 'changed';
if (!['test', 'check', 'changed', 'soak'].includes(mode) || rest.length > (isOfChanges ? 1 : 0)) {
  console.error(
    'Known: npm test, npm run soak, npm run check [-- COMMIT], npm run test:changed [-- COMMIT]',
  );
  process.exit(2);
}

await ensureInstalled();

// The packages bring their own Node, the same on every machine.
const bin = path.join(root, 'node_modules', '.bin');
const env = {
  ...process.env,
  PATH: bin + path.delimiter + process.env.PATH,
  LITE_TELEMETRY: '0',
  // The least that bcrypt takes, a sixty-fourth of the work: passwords of tests protect nobody.
  LITE_AUTH_BCRYPT_COST: '4',
  NO_COLOR: '1',
  CAMPLY_SEED_OFFSET: seedOffset(root),
  // The day of every journey (tests/e2e/support/today.ts): pages are made for it.
  CAMPLY_DAY: '2025-07-01',
  ...(mode === 'soak' ? { CAMPLY_SOAK: '1', CAMPLY_STORIES: '10000' } : {}),
};
// Both at once make Node warn in every process.
delete env.FORCE_COLOR;
const code = ['src', 'supabase', 'tests', 'vite.config.ts'];
const realms = ['src', 'src/sw', 'src/planner/worker', 'src/providers/worker', 'tests'];
// Races and simulated failures take their time.
const slowTests = 'tests/{race,simulator}/**';
const unitProjects = ['--project', 'shared', '--project', 'isolated'];
const buildIfNeeded = `import { buildIfNeeded } from './supabase/local/start/buildIfNeeded.ts';
await buildIfNeeded(process.cwd(), console.log);`;
const { total, reportFile, step, check, vitest, run } = makeSteps(root, env);

console.log(`Simulator: seeds of this commit, CAMPLY_SEED_OFFSET=${env.CAMPLY_SEED_OFFSET}`);
if (isOfChanges) await ofChanges(changedSince(root, rest[0]));
else await everything();
if (mode === 'soak') {
  await step('Planted faults', () => check(console.log, 'node', ['tests/mutants/plantFaults.ts']));
}

printSlowest(total.durations);
printFailures(total.failures);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

async function everything() {
  // Side by side: on two cores neither waits for the other. Browsers keep both busy by themselves.
  const [isBuilt] = await Promise.all([checkAndBuild(), unitTests()]);
  // Without a build there is no page to open.
  if (isBuilt) await step('Browser', () => browserTests([]));
  else {
    total.failed += 1;
    total.failures.push('Browser: no build, so no page to open');
  }
}

/** What can be said in a minute (check), or of the tests alone (changed). */
async function ofChanges(commit) {
  const since = `changed since ${commit.slice(0, 8)}`;
  if (mode === 'check') {
    console.log(
      `Format, lint, types, and the unit tests beside files that ${since}. No build, no browser.`,
    );
    await Promise.all([formatAndLint(), types(), testsBeside(changedFolders(root, commit))]);
    return;
  }
  console.log(`The unit tests that reach what ${since}, and the browser tests whose files did.`);
  await unitTestsOf(['--changed', commit]);
  const only = `--only-changed=${commit}`;
  const list = ['test', '--config', 'tests/playwright.config.ts', '--list', only];
  const { text } = await run(() => {}, 'playwright', list);
  if (/^Total: 0 tests/m.test(text)) return console.log('\nNo browser test changed.');
  const isBuilt =
    env.CAMPLY_DIST !== undefined ||
    (await step('Build', (print) =>
      check(print, 'node', ['--input-type=module', '--eval', buildIfNeeded]),
    ));
  if (!isBuilt) return;
  await step('Browser', () => browserTests([only]));
}

async function formatAndLint() {
  await step('Format', (print) => check(print, 'oxfmt', ['--check', ...code]));
  await step('Lint', (print) => check(print, 'oxlint', ['--type-aware', ...code]));
}

function types() {
  return step('Types', async (print) => {
    const results = [];
    for (const realm of realms) results.push(await run(print, 'tsc', ['-p', realm, '--noEmit']));
    return oneCheck(results.every((result) => result.status === 0));
  });
}

/** True when there is a build. */
async function checkAndBuild() {
  await formatAndLint();
  await types();
  const isGood = await step('Build', (print) => check(print, 'vite', ['build']));
  if (isGood) await step('Built files', (print) => vitest(print, 'dist', ['--project', 'dist']));
  await step('Database', async (print) => {
    const result = await run(print, 'node', ['supabase/local/pgtap.ts']);
    return counted(result, () => tapCounts(result.text));
  });
  return isGood;
}

function unitTests() {
  // Else the runner keeps one core for itself, which leaves one of two idle.
  const args = [...unitProjects, '--maxWorkers=100%'];
  return step('Unit', (print) => vitest(print, 'unit', args));
}

/** Those of the folders alone: what the build imports reaches every test. */
function testsBeside(folders) {
  const places = folders.map((folder) => `${folder}/`);
  return unitTestsOf([
    'tests/architecture.test.ts',
    'tests/sourceRules.test.ts',
    ...places,
    '--exclude',
    slowTests,
  ]);
}

function unitTestsOf(some) {
  const args = [...unitProjects, ...some];
  return step('Unit tests of what changed', async (print) => {
    const { status, text } = await run(() => {}, 'vitest', ['list', '--filesOnly', ...args]);
    const isNone = status === 0 && !/\.test\.tsx?$/m.test(text);
    if (isNone) print('No unit test reaches what changed.');
    return isNone ? noTests : vitest(print, 'unit', args);
  });
}

async function browserTests(args) {
  const chromium = findHeadlessChromium((line) => console.log(line));
  console.log(`Chromium: ${chromium}`);
  const report = reportFile('browser');
  const result = await run(
    console.log,
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--reporter=list,json', ...args],
    {
      CHROME_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      // Playwright's workers force colors: both at once make Node warn.
      NO_COLOR: undefined,
    },
  );
  const counts = counted(result, () => playwrightCounts(report));
  printMedian(console.log, counts.durations);
  return counts;
}
