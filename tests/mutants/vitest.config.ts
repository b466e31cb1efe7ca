import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { publicFiles } from '../../src/build/publicFiles.ts';
import { ByEnvironment } from '../byEnvironment.ts';

/** The tests of rules, stores and the import of camps alone, for `npm run mutants`. Those that restart the app would take a minute for each mutant. */
export default defineConfig({
  plugins: [publicFiles(), react()],
  // The copy in which Stryker works has no packages.
  server: { fs: { strict: false } },
  test: {
    environment: 'node',
    include: [
      'src/base/**/*.test.{ts,tsx}',
      'src/*/{rules,store}/**/*.test.{ts,tsx}',
      'supabase/local/camps/**/*.test.ts',
    ],
    exclude: [
      'src/*/store/offline/**',
      'src/planner/rules/calendar/planFile.test.ts',
      'supabase/local/camps/hostileFiles.test.ts',
    ],
    // Some databases of the import are slow beside another test.
    testTimeout: 60_000,
    isolate: false,
    setupFiles: ['tests/afterEachFile.ts'],
    sequence: { sequencer: ByEnvironment },
  },
});
