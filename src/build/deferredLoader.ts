import { CHUNK_MAP, type ChunkMap } from './chunkMap.ts';
import { mayReload } from '../app/shell/update/reloadGuard.ts';
import { RELOADED_KEY } from '../base/storage/storageKeys.ts';

const rules = {
  // A tab in the background paints nothing; its scripts are loaded all the same.
  unpaintedMs: 1000,
  firstPauseMs: 1000,
  longestPauseMs: 8000,
  timeoutMs: 20_000,
  reloadedKey: RELOADED_KEY,
};
/** React, 40 % of the bytes, which all other scripts need. */
const EARLY = 2;
/** A page that is here sooner comes over a line on which scripts take no time. */
const SLOW_MS = 200;

/** What one page needs: the paths of its scripts in the order in which they run, and the ids of those that name the rest. */
export type PageScripts = { scripts: readonly string[]; ids: readonly string[] };
type Module = Partial<ChunkMap>;

/**
 * The scripts that fetch and run the app's. A prerendered page is readable without them: they are requested at the
 * first paint and run after it, one by one, each in a task of its own, so that input gets through on a slow phone.
 * Over a slow line the first of them are requested with the page, behind its fonts: nothing would be on the line while
 * the phone draws. The others the page does not name: it stays the same when they change.
 */
export function deferredLoader({ scripts, ids }: PageScripts): string {
  const urls = scripts.map((file) => `/${file}`);
  const early = [JSON.stringify(urls.slice(0, EARLY)), SLOW_MS];
  const args = [
    JSON.stringify(`/${CHUNK_MAP}`),
    JSON.stringify(ids),
    JSON.stringify(rules),
    '(file)=>import(file)',
    mayReload.toString(),
  ];
  return (
    `<link rel="modulepreload" href="/${CHUNK_MAP}" fetchpriority="low">` +
    `<script>(${requestEarly.toString()})(${early.join(',')})</script>` +
    `<script type="module">(${loadScripts.toString()})(${args.join(',')})</script>`
  );
}

/** Runs in the head as text, so it may use nothing from outside itself. */
export function requestEarly(files: readonly string[], slowMs: number): void {
  if (performance.now() < slowMs) return;
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    link.fetchPriority = 'low';
    document.head.append(link);
  }
}

/**
 * Runs in the page as text, so it may use nothing from outside itself. A script that fails is retried
 * until it can be fetched. Firefox remembers a failed script as long as the page lives (as of version
 * 153; Chromium and WebKit retry), so then the page reloads itself, once a minute at most.
 */
export function loadScripts(
  map: string,
  ids: readonly string[],
  { unpaintedMs, firstPauseMs, longestPauseMs, timeoutMs, reloadedKey }: typeof rules,
  importFile: (file: string) => Promise<Module>,
  mayReloadNow: typeof mayReload,
): void {
  let isStarted = false;

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    const { chunkFiles, preload } = await load(map);
    const files = chunkFiles?.(ids) ?? [];
    // What is there already is not fetched again.
    preload?.(files);
    for (const file of files) {
      await load(file);
      await yieldToMain();
    }
    waits.remove();
  }

  /** Outside of what React hydrates. A page of skeletons needs a message about the wait. */
  const waits = document.createElement('p');
  function sayThatItWaits(): void {
    waits.setAttribute('role', 'status');
    waits.textContent = 'The rest of this page loads by itself once there’s a connection.';
    waits.style.cssText =
      'position:fixed;bottom:0;z-index:9;margin:0;padding:1em;background:Canvas';
    document.body.append(waits);
  }

  async function load(file: string): Promise<Module> {
    const loaded = await tried(file);
    if (loaded) return loaded;
    sayThatItWaits();
    let pauseMs = firstPauseMs;
    do {
      await pause(pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    } while (!(await isAvailable(file)));
    const late = await tried(file);
    if (late) return late;
    if (mayReloadNow(Date.now(), -Infinity, reloadedKey)) location.reload();
    return importFile(file);
  }

  // Older browsers have no scheduler, or one without yield.
  const { scheduler }: { scheduler?: Partial<Scheduler> } = window;
  const yieldToMain = () => scheduler?.yield?.() ?? new Promise((done) => setTimeout(done));

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- the text has no outer scope
  const pause = (ms: number) =>
    new Promise((done) => {
      setTimeout(done, ms);
      addEventListener('online', done, { once: true });
    });

  const tried = (file: string) => importFile(file).catch(() => null);

  async function isAvailable(file: string): Promise<boolean> {
    try {
      const response = await fetch(file, { signal: AbortSignal.timeout(timeoutMs) });
      // The page of a captive portal must not make this page reload itself away.
      const isScript = response.headers.get('content-type')?.includes('javascript') === true;
      return response.ok && isScript && (await response.text()) !== '';
    } catch {
      return false;
    }
  }

  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true });
  setTimeout(() => void start(), unpaintedMs);
}
