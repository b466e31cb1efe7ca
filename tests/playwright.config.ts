import { defineConfig, devices } from '@playwright/test';
import { softwareGraphics } from './runner/findChromium.mjs';
import { isSoak } from './e2e/support/breadth.ts';

/** The second build, with every option of an operator on, is made while the specs of the first one run. */
const variant = [
  { name: 'variant build', testMatch: 'variantBuild.setup.ts' },
  { name: 'variant', testMatch: 'variant/*.spec.ts', dependencies: ['variant build'] },
];

/** Journeys through the built site, each worker on a backend of its own (tests/e2e/support/camply.ts). */
export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'site', testMatch: '*.spec.ts', testIgnore: 'variant/**' },
    ...(isSoak ? variant : []),
  ],
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // What passes only the second time is a fault of the page or of the test.
  retries: 0,
  workers: 2,
  // Generous: a slow machine is not a broken page.
  timeout: isSoak ? 180_000 : 60_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    colorScheme: 'light',
    // A sky that drifts keeps a machine without a GPU busy: half of a core for as long as a page is open.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // The same for every journey: a second set would start more workers, each with a backend of its own.
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        ...softwareGraphics,
      ],
    },
  },
});
