import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { VARIANT_DIST } from './support/variantSite.ts';

/** One build with another brand and every option of an operator, for all specs in variant/. */
test('builds with every option on, and options change no style sheet', async () => {
  test.slow();
  execFileSync(
    'node_modules/.bin/vite',
    ['build', '--outDir', VARIANT_DIST, '--emptyOutDir', '--logLevel', 'error'],
    {
      stdio: 'pipe',
      env: {
        ...process.env,
        VITE_BRAND: 'Camply Next',
        VITE_ANALYTICS_ID: 'GTM-TEST1',
        VITE_PRICING_TABLE_ID: 'prctbl_sample',
        VITE_PRICING_TABLE_KEY: 'pk_test_sample',
        VITE_TURNSTILE_SITE_KEY: '1x00000000000000000000AA',
        VITE_MAP_STYLE_URL: '/maps/style.json',
      },
    },
  );
  // Names carry a hash of the content, so a build that is not repeatable shows here.
  const sheets = await styleSheets(VARIANT_DIST);
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets).toEqual(await styleSheets(process.env.CAMPLY_DIST ?? 'dist'));
});

async function styleSheets(dist: string): Promise<string[]> {
  const files = await readdir(path.join(dist, 'assets'));
  return files.filter((name) => name.endsWith('.css')).toSorted();
}
