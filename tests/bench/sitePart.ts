// The built app on the embedded backend, in a real browser: what no module alone can tell.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '../e2e/support/proxy.ts';
import { slowDown, visit, withProfile } from './browser.ts';
import { ours } from './contestants.ts';
import { card, firstCardMs, longestTask, watchFirstCard, watchTasks } from './pageWatch.ts';
import type { Run } from './run.ts';
import { withSite } from './site.ts';

const fallPath = '/browse/fall-break';
const bigSize = 10_000;
const slowerBy = 4;

/** The sample camps alone, then each asked size from 1,000 to 10,000. */
export async function sitePart(run: Run): Promise<void> {
  const sizes = run.options.sizes.filter((size) => size >= 1000 && size <= bigSize);
  for (const atLeast of [0, ...sizes]) {
    await withSite(atLeast, (proxy, size) =>
      withProfile(async (profile) => {
        console.log(`  ${size} camps on the fall page`);
        await visit(profile, (page) => firstVisit(page, proxy, size));
        await nothingNew(run, profile, proxy, size);
        await coldStarts(run, profile, proxy, size);
        if (size < bigSize) return;
        await searchReady(run, profile, proxy, size);
        await scrolling(run, profile, proxy, size);
      }),
    );
  }
}

/** Until every camp is on this phone, and the service worker keeps the app and the look of the first cards. */
async function firstVisit(page: Page, proxy: Proxy, size: number): Promise<void> {
  await page.goto(proxy.url + fallPath);
  await allCamps(page, size);
  await expect.poll(() => page.evaluate(isKept), { timeout: 60_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
}

async function isKept(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const seen = await caches.match('/browse/fall-break', { cacheName: 'camply-seen' });
  return active?.state === 'activated' && seen !== undefined;
}

async function allCamps(page: Page, size: number): Promise<void> {
  await page.getByText(`Showing ${size} of ${size} camps`).first().waitFor({ state: 'attached' });
}

/** A start of a phone that has everything: what it asks the server for its data. */
async function nothingNew({ readings }: Run, profile: string, proxy: Proxy, size: number) {
  await visit(profile, async (page, context) => {
    const bodies: Promise<Buffer>[] = [];
    context.on('response', (response) => {
      if (/\/(rest|storage)\/v1\//.test(response.url())) bodies.push(response.body());
    });
    const asked = context.waitForEvent('response', (response) =>
      response.url().includes('changed_camps'),
    );
    await page.goto(proxy.url + fallPath);
    await asked;
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
    readings.add('nothingNewRequests', ours, size, bodies.length);
    readings.add('nothingNewBytes', ours, size, bytes);
  });
}

/** Each start is a new life of the browser; nobody answers at the proxy. */
async function coldStarts({ readings, options }: Run, profile: string, proxy: Proxy, size: number) {
  await proxy.stop();
  for (let trial = 0; trial < options.trials; trial += 1) {
    await visit(profile, async (page) => {
      await watchFirstCard(page);
      await slowDown(page, slowerBy);
      await page.goto(proxy.url + fallPath);
      readings.add('coldStart', ours, size, await firstCardMs(page));
      await allCamps(page, size);
    });
  }
  await proxy.start();
}

/** The first word after a start, misspelled, so that only the index can find it. */
async function searchReady(
  { readings, options }: Run,
  profile: string,
  proxy: Proxy,
  size: number,
) {
  for (let trial = 0; trial < options.trials; trial += 1) {
    await visit(profile, async (page) => {
      await watchTasks(page);
      await page.goto(proxy.url + fallPath);
      await allCamps(page, size);
      await longestTask(page);
      await page.getByRole('searchbox', { name: 'Search' }).fill('robotcis');
      await page.getByText('Close match').first().waitFor({ state: 'attached' });
      readings.add('searchReadyTask', ours, size, await longestTask(page));
    });
  }
}

/** Down the whole list by the wheel, then in leaps to its end. */
async function scrolling({ readings, options }: Run, profile: string, proxy: Proxy, size: number) {
  for (let trial = 0; trial < options.trials; trial += 1) {
    await visit(profile, async (page) => {
      await watchTasks(page);
      await page.goto(proxy.url + fallPath);
      await allCamps(page, size);
      await page.locator(card).first().hover();
      await longestTask(page);
      for (let turn = 0; turn < 60; turn += 1) {
        await page.mouse.wheel(0, 700);
        await nextFrame(page);
      }
      for (let leap = 1; leap <= 20; leap += 1) {
        await page.evaluate(
          (part) => window.scrollTo(0, document.documentElement.scrollHeight * part),
          leap / 20,
        );
        await nextFrame(page);
      }
      readings.add('scrollTask', ours, size, await longestTask(page));
    });
  }
}

const nextFrame = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => resolve());
      }),
  );
