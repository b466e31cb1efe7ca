import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * What the report of a runner says: how many tests passed and failed, and how long each took (ms).
 * @typedef {{ passed: number, failed: number, durations: { title: string, ms: number }[] }} Counts
 */

/** A vitest JSON report. A file that could not run counts as one failed test. */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const durations = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      title: `${path.relative(process.cwd(), name)}: ${fullName}`,
      ms: duration ?? 0,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    durations,
  };
}

/** A Playwright JSON report. */
export function playwrightCounts(file) {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    durations: specs.map(({ title, tests }) => ({
      title,
      ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
    })),
  };
}

function specsOf({ specs = [], suites = [] }) {
  const own = specs.map((spec) => ({ ...spec, title: `${spec.file}: ${spec.title}` }));
  return [...own, ...suites.flatMap(specsOf)];
}

/** TAP lines, as pgTAP prints them. */
export function tapCounts(text) {
  const lines = text.split('\n').map((line) => line.trim());
  return {
    passed: lines.filter((line) => /^ok\b/.test(line)).length,
    failed: lines.filter((line) => /^not ok\b/.test(line)).length,
    durations: [],
  };
}
