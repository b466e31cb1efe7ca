import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What the report of a runner says: how many tests passed and failed, which failed and why, and how long each
 * took (ms).
 * @typedef {{ passed: number, failed: number, failures: string[], durations: { title: string, ms: number }[] }} Counts
 */

/** A vitest JSON report. A file that could not run counts as one failed test. */
export function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, ...test }) => ({
      ...test,
      title: `${fileOf(name)}: ${fullName}`,
    })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    failures: [
      ...broken.map(({ name, message }) => failure(fileOf(name), message)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ title, failureMessages }) => failure(title, failureMessages[0])),
    ],
    durations: tests.map(({ title, duration }) => ({ title, ms: duration ?? 0 })),
  };
}

const fileOf = (name) => path.relative(process.cwd(), name);

/** A title and the first lines of what its test complained of. */
function failure(title, message = '') {
  const lines = stripVTControlCharacters(message).split('\n').slice(0, 6);
  return [title, ...lines.map((line) => `    ${line.slice(0, 300)}`)].join('\n');
}

/** A Playwright JSON report. */
export function playwrightCounts(file) {
  const { stats, errors, suites } = JSON.parse(readFileSync(file, 'utf8'));
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    failures: [
      ...errors.map(({ message }) => failure('Playwright', message)),
      ...specs
        .filter(({ ok }) => !ok)
        .map(({ title, tests }) =>
          failure(
            title,
            tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message,
          ),
        ),
    ],
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
  const failures = lines.filter((line) => /^not ok\b/.test(line));
  return {
    passed: lines.filter((line) => /^ok\b/.test(line)).length,
    failed: failures.length,
    failures,
    durations: [],
  };
}
