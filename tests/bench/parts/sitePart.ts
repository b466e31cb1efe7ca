// The built app on the embedded backend, in a real browser: what no module alone can tell.
import { expect, type Page } from '@playwright/test';
import type { Proxy } from '../../e2e/support/proxy.ts';
import { slowDown, visit, withProfile } from '../browser.ts';
import { ours } from '../contestants.ts';
import { withSite } from './site.ts';
import type { Run } from '../trials.ts';

const fallPath = '/browse/fall-break';
const SLOWDOWN = 4;

declare global {
  interface Window {
    firstCardMs: Promise<number>;
  }
}

export async function sitePart(run: Run): Promise<void> {
  for (const atLeast of run.sizes) {
    await withSite(atLeast, (proxy, size) =>
      withProfile(async (profile) => {
        console.log(`  ${size} camps on the fall page`);
        await visit(profile, (page) => firstVisit(page, proxy, size));
        await nothingNew(run, profile, proxy, size);
        await coldStarts(run, profile, proxy, size);
      }),
    );
  }
}

/** Until every camp is stored and the service worker has precached the app. */
async function firstVisit(page: Page, proxy: Proxy, size: number): Promise<void> {
  await page.goto(proxy.url + fallPath);
  await allCamps(page, size);
  await expect.poll(() => page.evaluate(isPrecached), { timeout: 60_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
}

async function isPrecached(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  return active?.state === 'activated';
}

async function allCamps(page: Page, size: number): Promise<void> {
  await page.getByText(`Showing ${size} of ${size} camps`).first().waitFor({ state: 'attached' });
}

/** A start of a device that has everything: what it requests of the server's data. */
async function nothingNew({ readings }: Run, profile: string, proxy: Proxy, size: number) {
  await visit(profile, async (page, context) => {
    const bodies: Promise<Buffer>[] = [];
    context.on('response', (response) => {
      if (/\/(rest|storage)\/v1\//.test(response.url())) bodies.push(response.body());
    });
    const changes = context.waitForEvent('response', (response) =>
      response.url().includes('changed_camps'),
    );
    await page.goto(proxy.url + fallPath);
    await changes;
    await page.waitForLoadState('networkidle');
    const bytes = (await Promise.all(bodies)).reduce((sum, { length }) => sum + length, 0);
    readings.add('nothingNewRequests', ours, size, bodies.length);
    readings.add('nothingNewBytes', ours, size, bytes);
  });
}

/** Each start is a new browser process; the server is down. */
async function coldStarts({ readings, trials }: Run, profile: string, proxy: Proxy, size: number) {
  await proxy.stop();
  for (let trial = 0; trial < trials; trial += 1) {
    await visit(profile, async (page) => {
      await page.addInitScript(timeFirstCard);
      await slowDown(page, SLOWDOWN);
      await page.goto(proxy.url + fallPath);
      readings.add('coldStart', ours, size, await page.evaluate(() => window.firstCardMs));
      await allCamps(page, size);
    });
  }
}

/** Notes when the first card of a camp has been painted, counted from the navigation. */
function timeFirstCard(): void {
  window.firstCardMs = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      // A camp's card: skeletons are no articles, and other articles are not in a list.
      if (!document.querySelector('main li article')) return;
      observer.disconnect();
      // The frame with the card is painted after its callbacks; a task posted there runs behind it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now()));
        port1.start();
        port2.postMessage(null);
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
