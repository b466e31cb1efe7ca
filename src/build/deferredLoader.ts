import { mayReload } from '#shell/update/reloadGuard.ts';

const rules = {
  // React, 40 % of the bytes, which all other scripts need.
  requestedEarly: 2,
  // Both faces are on screen at once (ui/fonts.css).
  fonts: ['1em Calistoga', '1em "Nunito Sans"'],
  // A tab in the background paints nothing; its scripts are loaded all the same.
  unpaintedMs: 1000,
  firstPauseMs: 1000,
  longestPauseMs: 8000,
  timeoutMs: 20_000,
};

/**
 * The module that runs the app's scripts. A prerendered page is readable without them: they are fetched while it is
 * drawn, when its fonts are there, and run after the first paint, one by one, each in a task of its own, so that input
 * gets through on a slow phone. The first of them are requested with the page, behind its fonts: a phone that draws
 * hears of the fonts late, and nothing would be on the line meanwhile.
 */
export function deferredLoader(files: readonly string[]): string {
  const args = [
    JSON.stringify(files.map((file) => `/${file}`)),
    JSON.stringify(rules),
    '(file)=>import(file)',
    mayReload.toString(),
  ];
  const early = files.slice(0, rules.requestedEarly).map(preloadLink).join('');
  return `${early}<script type="module">(${loadScripts.toString()})(${args.join(',')})</script>`;
}

const preloadLink = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="/${file}">`;

/**
 * Runs in the page as text, so it may use nothing from outside itself. A script that fails is retried
 * until it can be fetched. Firefox remembers a failed script as long as the page lives (as of version
 * 153; Chromium and WebKit retry), so then the page reloads itself, once a minute at most.
 */
export function loadScripts(
  files: readonly string[],
  { requestedEarly, fonts, unpaintedMs, firstPauseMs, longestPauseMs, timeoutMs }: typeof rules,
  importFile: (file: string) => Promise<unknown>,
  mayReloadNow: typeof mayReload,
): void {
  let isStarted = false;
  const toRequest = files.slice(requestedEarly);

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    request();
    for (const file of files) {
      await load(file);
      await yieldToMain();
    }
  }

  /** All of them at once; a second call asks for nothing. */
  function request(): void {
    for (const file of toRequest.splice(0)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
  }

  async function load(file: string): Promise<void> {
    if (await runs(file)) return;
    let pauseMs = firstPauseMs;
    do {
      await pause(pauseMs);
      pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    } while (!(await isAvailable(file)));
    if (await runs(file)) return;
    if (mayReloadNow(Date.now(), -Infinity)) location.reload();
    await importFile(file);
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

  const runs = (file: string) =>
    importFile(file).then(
      () => true,
      () => false,
    );

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

  // Not before the fonts: text that changes its face after the first paint moves.
  void Promise.allSettled(fonts.map((font) => document.fonts.load(font))).then(request);
  new PerformanceObserver(() => void start()).observe({ type: 'paint', buffered: true });
  setTimeout(() => void start(), unpaintedMs);
}
