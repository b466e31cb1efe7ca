import type { BrowserContext } from '@playwright/test';
import type { Subscriber } from '#tests/fakes/pushService.ts';

const bytesOf = (letters: string) => [...Buffer.from(letters, 'base64url')];

/**
 * Lets pages subscribe at the test's own push service: a browser's own is on the internet. The subscription's keys are real,
 * and what the service worker gets is delivered by DevTools.
 */
export async function subscribeAt(context: BrowserContext, { endpoint, keys }: Subscriber) {
  const [p256dh, auth] = [bytesOf(keys.p256dh), bytesOf(keys.auth)];
  await context.addInitScript(replacePushManager, { endpoint, p256dh, auth });
}

type Given = { endpoint: string; p256dh: readonly number[]; auth: readonly number[] };

function replacePushManager({ endpoint, p256dh, auth }: Given): void {
  const STORED = 'subscribed-for';
  const made = (serverKey: Iterable<number>) => ({
    endpoint,
    options: { applicationServerKey: Uint8Array.from(serverKey).buffer, userVisibleOnly: true },
    getKey: (name: string) => Uint8Array.from(name === 'auth' ? auth : p256dh).buffer,
    unsubscribe: async () => localStorage.removeItem(STORED) === undefined,
  });
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) {
      localStorage.setItem(STORED, JSON.stringify([...key]));
      return made(key);
    },
    async getSubscription() {
      const stored = localStorage.getItem(STORED);
      return stored === null ? null : made(JSON.parse(stored));
    },
  });
}
