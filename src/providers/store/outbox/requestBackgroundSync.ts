import { OUTBOX_NAME } from '#base/storage/storageKeys.ts';
type SyncManager = { register: (tag: string) => Promise<unknown> };

const isSyncManager = (value: unknown): value is SyncManager =>
  typeof value === 'object' && value !== null && 'register' in value;

/**
 * Asks the browser to wake the service worker once there is a network, which wakes the open pages (src/sw). Chromium
 * only, and a hint: without it the tab's own signals and waits do the same. Never throws.
 */
export async function requestBackgroundSync(): Promise<void> {
  // Missing in private windows of some browsers.
  const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  try {
    const registration = await workers?.ready;
    const sync: unknown = registration && Reflect.get(registration, 'sync');
    if (isSyncManager(sync)) await sync.register(OUTBOX_NAME);
  } catch {
    // Not allowed by the person, or too often.
  }
}
