export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  // Threads share their time zone, which tests set.
  vitest: { configFile: 'tests/mutants/vitest.config.ts', pool: 'forks' },
  coverageAnalysis: 'perTest',
  // A constant of a module is read once for all mutants.
  ignoreStatic: true,
  concurrency: 2,
  // Stryker reads the project's with an API that TypeScript 7 does not have, and nothing here needs it.
  tsconfigFile: 'none',
  ignorePatterns: ['dist', 'public', '.cache', 'tests/*/node_modules'],
  tempDirName: '.cache/mutants',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 95, low: 85, break: 85 },
};
