import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test as base } from '@playwright/test';
import { type RunningServer, startServer } from '../../../supabase/local/server.ts';
import { Proxy } from './proxy.ts';

export { expect } from '@playwright/test';

type Options = {
  /** Complaints that belong to the situation, such as a request that cannot succeed offline. */
  expectedConsoleErrors: RegExp;
  /** The browser keeps the app (service worker). Two hundred files each time: only where it matters. */
  keepsApp: boolean;
};

// The built site; another folder for a build that must not be touched meanwhile.
const dist = process.env.CAMPLY_DIST ?? 'dist';

/** What every journey starts with: a backend, a siteProxy to it, and a page that may not complain. */
export const test = base.extend<Options & { siteProxy: Proxy }, { backend: RunningServer }>({
  expectedConsoleErrors: [/^$/, { option: true }],
  keepsApp: [false, { option: true }],

  backend: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads what is needed from here
    async ({}, give) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'camply-e2e-'));
      const server = await startServer({ port: 0, dataDir, dist, quiet: true });
      await give(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  siteProxy: async ({ backend }, give) => {
    const siteProxy = new Proxy(backend.url);
    await siteProxy.start();
    await give(siteProxy);
    await siteProxy.stop();
  },

  baseURL: async ({ siteProxy }, give) => give(siteProxy.url),

  page: async ({ page, expectedConsoleErrors, keepsApp }, give) => {
    const consoleErrors = listen(page);
    if (!keepsApp) await page.context().addInitScript(takeWorkersAway);
    await page.addInitScript(tellPolicyViolations);
    await give(page);
    const surprising = consoleErrors.filter((consoleError) => !expectedConsoleErrors.test(consoleError));
    expect(surprising, 'the page complained').toEqual([]);
  },
});

/** Offline and after a server's death the browser itself notes each request that failed. */
export const networkErrors = /net::ERR_|Failed to load resource/;

function listen(page: Page): string[] {
  const consoleErrors: string[] = [];
  page.on('console', (message) => {
    // Some sample camps name a logo that is not there or not reachable, as real listings do.
    const { url } = message.location();
    if (isLogo(url)) return;
    if (message.type() === 'error' || message.type() === 'warning') {
      consoleErrors.push(`${message.type()}: ${message.text()} (${url})`);
    }
  });
  page.on('pageerror', (error) => consoleErrors.push(`thrown: ${error.message}`));
  return consoleErrors;
}

/** As in a private window: there are none. */
function takeWorkersAway(): void {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
}

function tellPolicyViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    console.error(`policy: ${violatedDirective} stopped ${blockedURI}`);
  });
}

function isLogo(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname } = new URL(address);
  return pathname.startsWith('/camp-logos/') || hostname !== 'localhost';
}
