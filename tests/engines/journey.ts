import { mapFileCount } from '../e2e/support/mapFileCount.ts';
import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { goOffline, hasText, presses, waiter } from './until.ts';

/** One visit online, then the server is down: every screen, filters, a camp, favorites, comparison, map. Throws at the first failure. */
export async function journey(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  const wait = waiter(engine, say);
  const see = async (path: string, text: string) => {
    await engine.visit(proxy.url + path);
    await wait(`${path}: "${text}"`, hasText, text);
  };
  const press = (what: string, selector: string, text = '') => wait(what, presses, selector, text);

  await see('/browse/fall-break', 'Showing ');
  await goOffline(engine, proxy, wait, isCached, String(mapFileCount));

  await see('/browse/winter-break', 'Featured Winter Break Camps');
  await see('/browse/summer-break', 'Summer camps');
  await see('/browse/spring-break', 'Spring Break camps');
  await see('/browse-camps', 'Showing ');
  await see('/browse', 'Showing ');
  await see('/browse/winter-break?near=30030&within=25&sort=distance', 'miles away');
  await see('/browse/winter-break?district=dekalb', 'DeKalb County');
  await see('/browse/fall-break?activity=art', 'Showing ');
  await press(
    'a heart',
    'li:nth-child(1) article [aria-label$="to favorites"][aria-pressed=false]',
  );
  await press(
    'another heart',
    'li:nth-child(2) article [aria-label$="to favorites"][aria-pressed=false]',
  );
  await wait('both are favorites', hasFavorites, '2');
  await press('a camp that was never opened', 'article h3 a');
  await wait('its page', hasText, 'Directions');
  await see('/favorites', 'Your favorites');
  await press('the first is compared', 'li:nth-child(1) article button', 'Compare');
  await press('the second is compared', 'li:nth-child(2) article button', 'Compare');
  await press('side by side', 'a[href^="/compare"]');
  await wait('the comparison', hasColumns, '2');
  await engine.visit(`${proxy.url}/browse/fall-break?view=map`);
  await wait('the map is drawn or declined', isDrawnOrDeclined);
  const isDrawn = await engine.evaluate(
    () => document.querySelector('[data-state="ready"]') !== null,
  );
  say(isDrawn ? '  drawn' : '  no WebGL 2 here: the list is shown');
}

/**
 * The app, and the files of the map where there can be one. Queries the cache for the next poll: not
 * every engine awaits promises.
 */
function isCached(mapFiles: string): boolean {
  const noted = document.documentElement.dataset;
  void caches
    .open('camply-map')
    .then((cache) => cache.keys())
    .then((files) => {
      noted.map = String(files.length);
      return files;
    });
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  const isApp = noted.cached === 'true' && navigator.serviceWorker.controller !== null;
  return isApp && (noted.map === mapFiles || !canDraw);
}

const hasFavorites = (count: string) =>
  document.querySelectorAll('article [aria-label$="to favorites"][aria-pressed=true]').length ===
  Number(count);

const hasColumns = (count: string) =>
  document.querySelectorAll('table [scope=col], table thead th').length >= Number(count);

const isDrawnOrDeclined = () =>
  document.querySelector('[data-state="ready"] canvas') !== null ||
  /browser can.t draw the map/.test(document.body.innerText);
