import { defineConfig, devices } from '@playwright/test';

/** Journeys through the built page on a backend of their own (tests/e2e/support/camply.ts). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // A second try tells a slow minute of the machine from a broken page. Who needed it is named at the
  // end and leaves a trace: it is a fault that has not been found yet, in the page or in its journey.
  retries: 1,
  workers: 2,
  // Generous: a slow machine is not a broken page.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-gpu',
      ],
    },
  },
});
