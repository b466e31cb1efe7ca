// `node_modules/.bin/node tests/bench/mapBench.ts [camps]`, after `npm run build`: the map with 5,000 camps in Chromium.
// Prints long tasks of the main thread, which slow every phone, and frame times, which are those of a software renderer here.
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../../supabase/local/server.ts';
import { temporaryFolder } from '../../supabase/local/testing/temporaryFolder.ts';
import { manyChanges } from '../fixtures/manyCamps.ts';
import { softwareGl } from '../e2e/support/mapPage.ts';

declare global {
  interface Window {
    seen: { frames: number[]; tasks: number[] };
  }
}

const camps = Number(process.argv[2] ?? 5000);
const rows = manyChanges(camps);
const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };

const { folder, remove } = await temporaryFolder();
const dist = process.env.CAMPLY_DIST ?? 'dist';
const server = await startServer({ port: 0, dataDir: folder, dist, quiet: true });
const browser = await chromium.launch(softwareGl.launchOptions);
for (const [name, viewport] of Object.entries(screens)) {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await serveMany(page);
  await page.addInitScript(watch);
  await page.goto(`${server.url}/browse/fall-break`);
  await page
    .getByText(new RegExp(`of ${camps} camps$`))
    .first()
    .waitFor();
  console.log(`${name}, ${camps} camps`);
  console.log('  opened:', await during(page, () => openMap(page)));
  console.log('  panned:', await during(page, () => pan(page)));
  console.log('  zoomed in and out:', await during(page, () => zoom(page)));
  console.log('  filtered:', await during(page, () => filter(page)));
  await page.close();
}
await browser.close();
await server.stop();
await remove();

async function serveMany(page: Page): Promise<void> {
  await page.route(/changed_camps/, async (route) => {
    const params = new URL(route.request().url()).searchParams;
    const from = Number(params.get('after_id') || 0);
    const to = Math.min(rows.length, from + Number(params.get('page_size')));
    const next = { xid: '7', id: String(to) };
    const json = { epoch: 'many', rows: rows.slice(from, to), next, reset: false };
    await route.fulfill({ json: { ...json, more: to < rows.length } });
  });
}

function watch(): void {
  window.seen = { frames: [], tasks: [] };
  let last = performance.now();
  const frame = (now: number) => {
    window.seen.frames.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.tasks.push(duration);
  }).observe({ type: 'longtask' });
}

/** Total time, frame times, and tasks that blocked the main thread for more than 50 ms; all in ms. */
async function during(page: Page, work: () => Promise<void>): Promise<string> {
  await page.evaluate(() => {
    window.seen = { frames: [], tasks: [] };
  });
  const begin = performance.now();
  await work();
  const took = performance.now() - begin;
  const { frames, tasks } = await page.evaluate(() => ({
    frames: window.seen.frames.toSorted((a, b) => a - b),
    tasks: window.seen.tasks,
  }));
  const at = (part: number) => Math.round(frames[Math.floor(frames.length * part)] ?? 0);
  const longest = Math.round(Math.max(0, ...tasks));
  return `${Math.round(took)} ms; frames median ${at(0.5)}, 95 % ${at(0.95)}; longest task ${longest}, ${tasks.length} above 50`;
}

async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 5000 });
      }),
  );
}

async function openMap(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^(Map|Show the map)$/ })
    .filter({ visible: true })
    .first()
    .click();
  await page.locator('[data-state="ready"]').waitFor({ timeout: 120_000 });
}

async function pan(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('There is no map');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const side of [1, -1, 1, -1]) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + side * box.width * 0.35, y + side * 60, { steps: 20 });
    await page.mouse.up();
  }
  await idle(page);
}

async function zoom(page: Page): Promise<void> {
  for (const name of ['Zoom in', 'Zoom in', 'Zoom in', 'Zoom out', 'Zoom out', 'Zoom out']) {
    await page.getByRole('button', { name }).click();
    await idle(page);
  }
}

async function filter(page: Page): Promise<void> {
  const count = page.getByText(/^Showing \d+ of \d+ camps with locations$/);
  const before = (await count.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search' }).first().fill('robot');
  await page.getByText(before).waitFor({ state: 'hidden' });
  await idle(page);
}
