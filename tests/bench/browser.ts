import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findChromium } from '../runner/findChromium.mjs';

const executablePath = findChromium((line) => console.log(line));
/** For the slowest peer's biggest step. */
const longestStepMs = 120_000;

/**
 * A new profile on disk, as a phone has one. Playwright's usual contexts are private windows, whose
 * IndexedDB never leaves memory: nothing there would be durable.
 */
export async function withProfile<T>(work: (profile: string) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(path.join(tmpdir(), 'camply-bench-'));
  try {
    return await work(profile);
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** A page of a browser that has never been here. */
export const firstTime = <T>(work: (page: Page) => Promise<T>): Promise<T> =>
  withProfile((profile) => visit(profile, work));

/** The bench's own page, new, at so many times slower a CPU. */
export const onBenchPage = <T>(url: string, times: number, work: (page: Page) => Promise<T>) =>
  firstTime(async (page) => {
    await page.goto(url);
    await page.waitForFunction(() => 'bench' in window);
    await slowDown(page, times);
    return work(page);
  });

/** Starts the browser on a profile, gives a page of it, and ends the browser: the next visit starts cold. */
export async function visit<T>(
  profile: string,
  work: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(longestStepMs);
    return await work(page, context);
  } finally {
    await context.close();
  }
}

/** Bytes of living JavaScript objects, garbage taken out. */
export async function heapOf(page: Page): Promise<number> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  await devTools.detach();
  return usedSize;
}

/** Each script of the page runs as if the processor were `times` slower. */
export async function slowDown(page: Page, times: number): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: times });
}

/** Slow 4G as Lighthouse has it: 150 ms to an answer, 1.6 Mbit/s down, 750 kbit/s up. */
export async function slowNetwork(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}

export async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

/** The page of tests/bench/page, built like the app (minified, production), on an address of its own. */
export async function serveBenchPage(): Promise<{ url: string; close: () => Promise<void> }> {
  const config = {
    root: path.join(import.meta.dirname, 'page'),
    configFile: false,
    base: './',
    logLevel: 'error',
    build: {
      outDir: path.resolve(import.meta.dirname, '../../.cache/bench-page'),
      emptyOutDir: true,
      target: 'esnext',
      chunkSizeWarningLimit: 5000,
    },
    preview: {
      port: 0,
      // Both make the page cross-origin isolated: its clock ticks every 5 microseconds, not 100.
      headers: {
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      },
    },
  } as const;
  await build(config);
  const server = await preview(config);
  const [url] = server.resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The bench page is not served');
  return { url, close: () => server.close() };
}
