// A first visit on a slow phone with a slow network: when a page is painted, and when its controls work.
import type { Page } from '@playwright/test';
import { HYDRATED } from '../../../src/app/shell/earlyPress.ts';
import { firstTime, slowDown, slowNetwork } from '../browser.ts';
import { ours } from '../metrics.ts';
import type { Run } from './contestParts.ts';
import { withSite } from './site.ts';

const SLOWDOWN = 4;

const pages = [
  ['home', '/'],
  ['fall', '/browse/fall-break'],
  ['winter', '/browse/winter-break'],
] as const;

declare global {
  interface Window {
    /** In ms from the navigation. */
    times: Promise<{ listening: number; hydrated: number }>;
  }
}

export async function hydrationPart({ sizes, trials, readings }: Run): Promise<void> {
  // What is prerendered does not depend on how many camps there are.
  await withSite(Math.min(...sizes), async (proxy) => {
    for (let trial = 0; trial < trials; trial += 1) {
      for (const [name, path] of pages) {
        const times = await firstTime((page) => firstVisit(page, proxy.url + path));
        const { paint, listening, hydrated, lcp } = times;
        console.log(`  ${path}, trial ${trial + 1}: ${JSON.stringify(times)}`);
        const size = Math.min(...sizes);
        readings.add(`${name}Listens`, ours, size, listening - paint);
        readings.add(`${name}Hydrated`, ours, size, hydrated - paint);
        readings.add(`${name}Lcp`, ours, size, lcp);
      }
    }
  });
}

async function firstVisit(page: Page, address: string) {
  // The browser itself and its storage are up: they are a second of their own on a new profile.
  await page.goto(new URL('/robots.txt', address).href);
  await page.evaluate(() => localStorage.length);
  await page.addInitScript(timeHydration, HYDRATED);
  await slowNetwork(page);
  await slowDown(page, SLOWDOWN);
  await page.goto(address, { waitUntil: 'commit' });
  const times = await page.evaluate(() => window.times);
  return { ...(await page.evaluate(paintTimes)), ...times };
}

function timeHydration(hydratedEvent: string): void {
  window.times = new Promise((resolve) => {
    window.addEventListener(hydratedEvent, () => {
      const listening = Math.round(performance.now());
      const look = () => {
        const [control] = document.querySelectorAll('main :is(a, button)');
        const hasYear = /© \d{4}/.test(document.querySelector('footer')?.textContent ?? '');
        // React keeps the handlers of an element it has hydrated on the element.
        const keys = Object.keys(control ?? {});
        const isHydrated = hasYear && keys.some((key) => key.startsWith('__react'));
        if (isHydrated) resolve({ listening, hydrated: Math.round(performance.now()) });
        else setTimeout(look, 5);
      };
      look();
    });
  });
}

/** The largest paint is known once nothing larger follows: the list that replaces the first cards is not. */
function paintTimes(): Promise<{ paint: number; lcp: number }> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      const lcp = list.getEntries().at(-1);
      resolve({
        paint: Math.round(paint?.startTime ?? Number.NaN),
        lcp: Math.round(lcp?.startTime ?? Number.NaN),
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}
