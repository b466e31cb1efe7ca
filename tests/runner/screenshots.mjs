// Takes the pictures of the install dialog (src/build/installable.ts) from a running Camply:
// node tests/runner/screenshots.mjs http://localhost:4173
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../supabase/local/ensureInstalled.mjs';
import { findChromium } from './findChromium.mjs';

const address = process.argv[2] ?? 'http://localhost:4173';
const shots = [
  { name: 'fall-wide.webp', width: 1280, height: 800, scale: 1 },
  { name: 'fall-narrow.webp', width: 390, height: 844, scale: 2 },
];

const browser = await chromium.launch({
  executablePath: findChromium(console.log),
  args: ['--no-sandbox', '--disable-background-networking'],
});
for (const { name, width, height, scale } of shots) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.goto(`${address}/browse/fall-break`);
  await page
    .getByText(/^Showing \d+ of/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const file = path.join(root, 'public/screenshots', name);
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(file);
  console.log(`${file} ${width * scale}x${height * scale}`);
}
await browser.close();
