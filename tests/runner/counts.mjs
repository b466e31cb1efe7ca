import { readFileSync } from 'node:fs';

/** How many tests of a vitest JSON report passed and failed. A file that cannot run counts as one. */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const unrun = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unrun.length };
}

/** The same of a Playwright JSON report, and how many of those that passed needed a second try. */
export function playwrightCounts(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  const { expected, unexpected, flaky } = stats;
  return { passed: expected + flaky, failed: unexpected + errors.length, secondTries: flaky };
}

/** The same of TAP lines, as pgTAP prints them. */
export function tapCounts(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    passed: lines.filter((line) => /^ok\b/.test(line)).length,
    failed: lines.filter((line) => /^not ok\b/.test(line)).length,
  };
}
