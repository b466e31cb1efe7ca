import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type RunningServer, startServer } from '../../../supabase/local/server.ts';
import { canaryProfile } from '#tests/recorder/canaries.ts';
import { findCanaries } from '#tests/recorder/findCanaries.ts';
import { typedInAddress } from '#tests/recorder/typedInAddress.ts';
import { Proxy } from './proxy.ts';
import { NOON, startClock, TODAY } from './today.ts';

export { expect } from '@playwright/test';

type Options = {
  /** Console errors that belong to the situation, such as a request that cannot succeed offline. */
  expectedConsoleErrors: RegExp;
  /**
   * The page installs its service worker and precaches 240 files in each test: only where it matters, and
   * then at once. As the app does it, the list goes first: 'after 3 s'.
   */
  hasServiceWorker: boolean | 'after 3 s';
  /** Whose phone it is. Of the family with the names that must never leave it, unless the journey is about the first entry. */
  family: 'canary' | 'new';
};

type Tools = {
  siteProxy: Proxy;
  /** Words of the family that were on their way out, in whatever shape: the journey fails when there is one. */
  leaked: Set<string>;
  /** What was typed into forms that are no filters: the journey fails when it is in an address that a server has seen. */
  typed: Set<string>;
};

// The built site; another folder for a build that must not be touched meanwhile.
const dist = process.env.CAMPLY_DIST ?? 'dist';

/** What every journey starts with: a backend, a proxy in front of it, and a page that may log no error. */
export const test = base.extend<Options & Tools, { backend: RunningServer }>({
  expectedConsoleErrors: [/^$/, { option: true }],
  hasServiceWorker: [false, { option: true }],
  family: ['canary', { option: true }],

  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is needed from here
    async ({}, give) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'camply-e2e-'));
      const server = await startServer({
        port: 0,
        dataDir,
        dist,
        day: TODAY,
        mailSettings: {},
        quiet: true,
      });
      await give(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is needed from here
  leaked: async ({}, give) => {
    const leaked = new Set<string>();
    await give(leaked);
    expect([...leaked], 'words of the family that left the phone').toEqual([]);
  },

  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is needed from here
  typed: async ({}, give) => give(new Set<string>()),

  siteProxy: async ({ backend, leaked, typed }, give) => {
    const proxy = new Proxy(backend.url);
    proxy.onSent = listenFor(leaked);
    await proxy.start();
    await give(proxy);
    await proxy.stop();
    const addresses = [...proxy.requests, ...proxy.referrers];
    const found = addresses.filter((address) => typedInAddress(address, typed).length > 0);
    expect(found, 'addresses with what was typed').toEqual([]);
  },

  baseURL: async ({ siteProxy }, give) => give(siteProxy.url),

  context: async ({ context, family, leaked, typed }, give) => {
    await context.exposeBinding('noteTyped', (_, text: string) => void typed.add(text));
    await context.addInitScript(noteWhatIsTyped);
    await context.addInitScript(startClock, NOON);
    if (family === 'canary') await context.addInitScript(moveIn, storedFamily);
    const listen = listenFor(leaked);
    // What goes past the proxy: to other sites, in sockets, to whoever reads the console.
    context.on('request', (request) => {
      if (new URL(request.url()).hostname === 'localhost') return;
      listen(`${request.url()} ${JSON.stringify(request.headers())}`);
      listen(request.postDataBuffer() ?? '');
    });
    context.on('page', (page) => {
      page.on('websocket', (socket) => {
        listen(socket.url());
        socket.on('framesent', ({ payload }) => listen(payload));
      });
    });
    context.on('console', (message) => listen(message.text()));
    await give(context);
  },

  page: async ({ page, expectedConsoleErrors, hasServiceWorker }, give) => {
    const consoleErrors = recordErrors(page);
    if (hasServiceWorker === true) await page.addInitScript(registerAtOnce);
    if (hasServiceWorker === false) await page.context().addInitScript(removeServiceWorkers);
    await page.addInitScript(logPolicyViolations);
    await give(page);
    const unexpected = consoleErrors.filter((message) => !expectedConsoleErrors.test(message));
    expect(unexpected, 'console errors').toEqual([]);
  },
});

/** Offline and after the server has stopped, the browser itself logs each request that failed. */
export const networkErrors = /net::ERR_|Failed to load resource/;

const driverRemark = /GL Driver Message/;

function recordErrors(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // Some sample camps have a logo that is missing or not reachable, as real listings do.
    const { url } = message.location();
    if (isLogo(url)) return;
    // The software renderer says, for one, that a map was read back from it: no fault of the page.
    if (driverRemark.test(message.text())) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      consoleErrors.push(`${message.type()}: ${message.text()} (${url})`);
    }
  });
  page.on('pageerror', (error) => consoleErrors.push(`thrown: ${error.message}`));
  return consoleErrors;
}

const listenFor = (leaked: Set<string>) => (content: string | Buffer) => {
  for (const word of findCanaries(content)) leaked.add(word);
};

const storedFamily = JSON.stringify({ state: canaryProfile, version: 1 });

/** Before the app looks, as if the family had lived here for long. */
function moveIn(profile: string): void {
  try {
    if (localStorage.getItem('camply_user_data') !== null) return;
    localStorage.setItem('camply_user_data', profile);
  } catch {
    // A journey in which storage is refused.
  }
}

/** Text of forms, but not of filters, which are in the address. */
function noteWhatIsTyped(): void {
  document.addEventListener(
    'change',
    ({ target }) => {
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!isText || !target.form || /^(?:search|file|range|date)$/.test(target.type)) return;
      if (target.name === 'location') return;
      const note: unknown = Reflect.get(window, 'noteTyped');
      if (typeof note === 'function') note(target.value);
    },
    true,
  );
}

/** As in a private window of Firefox: there are none. */
function removeServiceWorkers(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

/** The app's only other timer of 3 s is that of a press before hydration. */
function registerAtOnce(): void {
  const start = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      start(handler, ms === 3000 ? 0 : ms, ...rest),
  });
}

function logPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} blocked ${blockedURI}`);
  });
}

function isLogo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return pathname.startsWith('/camp-logos/') || hostname !== 'localhost';
}
