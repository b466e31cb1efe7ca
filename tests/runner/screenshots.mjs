// Takes the pictures of the install dialog (src/build/installable.ts) and of the README from a running Camply, as of a day
// before a fall break: CAMPLY_DAY=2027-08-16 npm start, then
// node tests/runner/screenshots.mjs http://localhost:4173 2027-08-16
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { root } from '../../supabase/local/ensureInstalled.mjs';
import { findChromium, softwareGraphics } from './findChromium.mjs';

const [address, day] = process.argv.slice(2);
const sizes = [
  { as: 'wide', width: 1280, height: 800, deviceScaleFactor: 1 },
  { as: 'narrow', width: 390, height: 844, deviceScaleFactor: 2 },
];

async function openWeek(page) {
  await page.goto(`${address}/my-camps`);
  await page.getByRole('button', { name: 'Look at a sample family first' }).click();
  await page.getByRole('grid').waitFor();
}

async function openFall(page) {
  await page.goto(`${address}/browse/fall-break`);
  await page
    .getByText(/^Showing \d+ of/)
    .first()
    .waitFor();
}

const browser = await chromium.launch({
  executablePath: findChromium(console.log),
  args: ['--no-sandbox', '--disable-background-networking', ...softwareGraphics],
});
for (const { as, width, height, deviceScaleFactor } of sizes) {
  for (const [name, open] of Object.entries({ week: openWeek, fall: openFall })) {
    const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor });
    await page.clock.install({ time: `${day}T12:00:00-04:00` });
    await open(page);
    await page.waitForLoadState('networkidle');
    const file = path.join(root, `public/screenshots/${name}-${as}.webp`);
    await sharp(await page.screenshot())
      .webp({ quality: 82 })
      .toFile(file);
    console.log(`${file} ${width * deviceScaleFactor}x${height * deviceScaleFactor}`);
    await page.close();
  }
}
await browser.close();
