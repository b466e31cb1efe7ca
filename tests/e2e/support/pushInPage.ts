import type { BrowserContext } from '@playwright/test';
import type { Subscriber } from '#tests/fakes/pushService.ts';

/**
 * Lets pages subscribe at the test's own push service: a browser's own is on the internet. The subscription's keys are real,
 * and what the service worker gets is delivered by DevTools.
 */
export async function subscribeAt(context: BrowserContext, { endpoint, keys }: Subscriber) {
  await context.addInitScript(replacePushManager, { endpoint, ...keys });
}

type Given = { endpoint: string; p256dh: string; auth: string };

function replacePushManager({ endpoint, p256dh, auth }: Given): void {
  const bytes = (letters: string) =>
    Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    ).buffer;
  const STORED = 'subscribed-for';
  const made = (serverKey: ArrayBuffer) => ({
    endpoint,
    options: { applicationServerKey: serverKey, userVisibleOnly: true },
    getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
    unsubscribe: async () => localStorage.removeItem(STORED) === undefined,
  });
  Object.assign(PushManager.prototype, {
    async subscribe({ applicationServerKey: key }: { applicationServerKey: Uint8Array }) {
      localStorage.setItem(STORED, btoa(String.fromCharCode(...key)));
      return made(new Uint8Array(key).buffer);
    },
    async getSubscription() {
      const stored = localStorage.getItem(STORED);
      return stored === null ? null : made(bytes(stored));
    },
  });
}
