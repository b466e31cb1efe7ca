import type { Proxy } from '../e2e/support/proxy.ts';
import type { Engine } from './Engine.ts';
import { until } from './until.ts';

/** One visit online, then the server dies: every screen, filters, a camp, favourites, comparison, map. Throws at the first lack. */
export async function journey(engine: Engine, proxy: Proxy, say: (line: string) => void) {
  const wait = async (
    what: string,
    question: (...words: string[]) => unknown,
    ...words: string[]
  ) => {
    await until(engine, what, question, ...words);
    say(`  ${what}`);
  };
  const see = async (path: string, words: string) => {
    await engine.visit(proxy.url + path);
    await wait(`${path}: "${words}"`, says, words);
  };
  const press = (what: string, selector: string) => wait(what, presses, selector);

  await see('/browse/fall-break', 'Showing ');
  // Safari and Firefox have no background sync; all the app asks of them is a service worker.
  await engine.ask(askWorker);
  await wait('the app is kept', isKept);
  await proxy.stop();
  say((await engine.restart()) ? '  network dead, browser started anew' : '  network dead');

  await see('/browse/winter-break', 'Featured Winter Break Camps');
  await see('/browse/summer-break', 'Openings');
  await see('/browse/spring-break', 'on their way');
  await see('/browse-camps', 'Showing ');
  await see('/browse', 'Showing ');
  await see('/browse/winter-break?near=30030&within=25&sort=distance', 'miles away');
  await see(
    '/browse/winter-break?district=dekalb&start=2026-02-16&end=2026-02-20',
    'DeKalb County',
  );
  await see('/browse/fall-break?activity=art', 'Showing ');
  await press(
    'a heart',
    'li:nth-child(1) article [aria-label$="to favorites"][aria-pressed=false]',
  );
  await press(
    'another heart',
    'li:nth-child(2) article [aria-label$="to favorites"][aria-pressed=false]',
  );
  await wait('both are given', gaveHearts, '2');
  await press('a camp that was never opened', 'article h3 a');
  await wait('its page', says, 'Directions');
  await see('/favorites', 'Your favorites');
  await press('the first is compared', 'li:nth-child(1) input[type=checkbox]:not(:checked)');
  await press('the second is compared', 'li:nth-child(2) input[type=checkbox]:not(:checked)');
  await press('side by side', 'a[href^="/compare"]');
  await wait('the comparison', hasColumns, '2');
  await engine.visit(`${proxy.url}/browse/fall-break?view=map`);
  await wait('the map is drawn, or said to be beyond this browser', isDrawnOrDeclined);
  const isDrawn = await engine.ask(() => document.querySelector('[data-state="ready"]') !== null);
  say(isDrawn ? '  drawn' : '  no WebGL 2 here: the list stands');
}

const says = (words: string) => document.body.innerText.includes(words);

function presses(selector: string): boolean {
  const found = document.querySelector<HTMLElement>(selector);
  found?.click();
  return found !== null;
}

/** Notes when the app is kept: not every engine waits for a promise. */
async function askWorker(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const note = () => {
    document.documentElement.dataset.kept = String(active?.state === 'activated');
  };
  note();
  active?.addEventListener('statechange', note);
}

/** The app, and the map where there can be one. Asks again for the next time: not every engine waits for a promise. */
function isKept(): boolean {
  const noted = document.documentElement.dataset;
  void caches
    .open('camply-map')
    .then((kept) => kept.keys())
    .then((files) => {
      noted.map = String(files.length);
      return files;
    });
  const canDraw = document.createElement('canvas').getContext('webgl2') !== null;
  const isApp = noted.kept === 'true' && navigator.serviceWorker.controller !== null;
  return isApp && (noted.map === '4' || !canDraw);
}

const gaveHearts = (count: string) =>
  document.querySelectorAll('article [aria-label$="to favorites"][aria-pressed=true]').length ===
  Number(count);

const hasColumns = (count: string) =>
  document.querySelectorAll('table [scope=col], table thead th').length >= Number(count);

const isDrawnOrDeclined = () =>
  document.querySelector('[data-state="ready"] canvas') !== null ||
  /browser can.t draw the map/.test(document.body.innerText);
