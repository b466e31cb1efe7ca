import { LAST_WEEK_KEY, PROFILE_KEY } from '#base/device/profileKey.ts';
import { atlantaHoursBehind, HOUR_MS } from '#base/day/atlantaHoursBehind.ts';
import { remember } from '#camps/rules/list/remember.ts';
import { LAST_WEEK_ID, type LastWeek } from './lastWeek.ts';
import { readDrawn } from './readDrawn.ts';

/**
 * Keeps what the first screen shows; `lastDay` (YYYY-MM-DD) of the week. In small steps while the browser has nothing else to do: in
 * one it would take a slow phone 50 ms. Ends early when `signal` says so.
 */
export async function keepLastWeek(lastDay: string, signal: AbortSignal): Promise<void> {
  const { build } = document.documentElement.dataset;
  const page = document.getElementById(LAST_WEEK_ID)?.parentElement;
  // The development server has no builds.
  if (!page || build === undefined) return;
  const styles = await stylesOf(page, signal);
  await idle();
  if (signal.aborted) return;
  try {
    const family = localStorage.getItem(PROFILE_KEY);
    if (family === null) return;
    const drawn = [...page.children].filter(({ id }) => id !== LAST_WEEK_ID);
    const nodes = drawn.flatMap(readDrawn);
    const until = endOf(lastDay);
    const kept: LastWeek = { build, address: location.search, family, until, styles, nodes };
    // First: where the new one finds no room, the old one is not true any more.
    localStorage.removeItem(LAST_WEEK_KEY);
    localStorage.setItem(LAST_WEEK_KEY, JSON.stringify(kept));
  } catch {
    // Full, or forbidden: the next start shows the skeleton.
  }
}

/** When a day (YYYY-MM-DD) is over in Atlanta, ms since 1970. Clocks change after midnight, so its offset is that of 5 a.m. UTC. */
function endOf(day: string): number {
  const midnight = Date.parse(`${day}T24:00:00Z`);
  return midnight + atlantaHoursBehind(midnight + 5 * HOUR_MS) * HOUR_MS;
}

/** Paths of the style sheets in files that know a class of the page. */
async function stylesOf(page: Element, signal: AbortSignal): Promise<string[]> {
  const used = [...page.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]);
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([disabled])',
  );
  const paths: string[] = [];
  for (const { sheet, href } of links) {
    await idle();
    if (signal.aborted) break;
    const names = sheet && classNamesOf(sheet);
    if (names && used.some((name) => names.has(name))) paths.push(new URL(href).pathname);
  }
  return paths;
}

/** Once for each sheet: its text is put together anew whenever it is asked for. */
const classNamesOf = remember(new WeakMap<CSSStyleSheet, ReadonlySet<string>>(), (sheet) => {
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join('');
  return new Set([...text.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
});

/** Safari does not say when it is. */
const idle = () =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 20);
    else requestIdleCallback(resolve);
  });
