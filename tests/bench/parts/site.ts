// The built app on the embedded backend, in a real browser: what no module alone can tell.
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import * as v from 'valibot';
import { nextCalendarSeason } from '../../../src/camps/rules/season/calendarSeason.ts';
import { atlantaDay } from '../../../src/base/day/atlantaDay.ts';
import { buildIfNeeded } from '../../../supabase/local/start/buildIfNeeded.ts';
import { type RunningServer, startServer } from '../../../supabase/local/server.ts';
import { temporaryFolder } from '../../../supabase/local/testing/temporaryFolder.ts';
import { Proxy } from '../../e2e/support/proxy.ts';
import { benchCamps } from '../page/benchCamps.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
/** A build that is there already may be in another folder. */
export const dist = process.env.CAMPLY_DIST ?? path.join(root, 'dist');

export async function prepareBuild(): Promise<void> {
  if (process.env.CAMPLY_DIST === undefined) await buildIfNeeded(root, (line) => console.log(line));
}

const BATCH = 500;

/**
 * The built app on the embedded backend with at least `atLeast` camps on the fall page, behind a proxy that can be shut
 * (the network is dead). Camps are written by the API with the secret key, as a hosted project would get them.
 */
export async function withSite<T>(
  atLeast: number,
  work: (proxy: Proxy, size: number) => Promise<T>,
): Promise<T> {
  const { folder, remove } = await temporaryFolder();
  const options = { port: 0, dataDir: folder, dist, quiet: true, prepare: prepareBuild };
  const server = await startServer(options);
  const proxy = new Proxy(server.url);
  try {
    // The season that the fall page is about today, and how many camps the seed itself has in it.
    const { id } = nextCalendarSeason('fall', atlantaDay(Date.now()));
    const found = await asOperator(server, `camps?select=id&season_id=eq.${id}`);
    const samples = v.parse(v.array(v.unknown()), await found.json()).length;
    const { rows } = benchCamps(Math.max(0, atLeast - samples));
    const inSeason = rows.map((row) => ({ ...row, season_id: id }));
    for (let from = 0; from < rows.length; from += BATCH) {
      await asOperator(server, 'camps', JSON.stringify(inSeason.slice(from, from + BATCH)));
    }
    await proxy.start();
    return await work(proxy, samples + rows.length);
  } finally {
    await proxy.stop();
    await server.stop();
    await remove();
  }
}

async function asOperator({ url, secretKey }: RunningServer, what: string, body?: string) {
  const answer = await fetch(`${url}/rest/v1/${what}`, {
    ...(body !== undefined && { method: 'POST', body }),
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      'content-type': 'application/json',
      prefer: 'return=minimal',
    },
  });
  if (!answer.ok) throw new Error(`The backend refused: ${await answer.text()}`);
  return answer;
}

export const fallPath = '/browse/fall-break';

const isPrecached = async () => (await navigator.serviceWorker.ready).active?.state === 'activated';

/** Until every camp is stored and the service worker has precached the app. */
export async function firstVisit(page: Page, proxy: Proxy, size: number): Promise<void> {
  await page.goto(proxy.url + fallPath);
  await allCamps(page, size);
  await expect.poll(() => page.evaluate(isPrecached), { timeout: 60_000 }).toBe(true);
  await page.waitForLoadState('networkidle');
}

export async function allCamps(page: Page, size: number): Promise<void> {
  await page.getByText(`Showing ${size} of ${size} camps`).first().waitFor({ state: 'attached' });
}

declare global {
  interface Window {
    shownMs: Promise<number>;
  }
}

/**
 * For the page: notes when the first element of a selector has been painted, in ms from the navigation, or from the next
 * click.
 */
export function timeFirst([selector, from]: readonly [string, 'navigation' | 'click']): void {
  window.shownMs = new Promise((resolve, reject) => {
    setTimeout(reject, 60_000, new Error(`Nothing was shown for ${selector}`));
    const watch = (began: number) => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        observer.disconnect();
        // The frame with it is painted after its callbacks; a task posted there runs behind it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - began));
          port1.start();
          port2.postMessage(null);
        });
      });
      observer.observe(document, { childList: true, subtree: true, attributes: from === 'click' });
    };
    if (from === 'navigation') watch(0);
    else
      window.addEventListener('click', ({ timeStamp }) => watch(timeStamp), {
        capture: true,
        once: true,
      });
  });
}
