import { createOutbox, type LiveOutbox, type OutboxTools } from './createOutbox.ts';
import { submissionRemote } from './sendSubmission.ts';
import { OUTBOX_NAME } from '#base/storage/storageKeys.ts';

/** The outbox of a browser's tab, which begins to send what waits. */
export function openOutbox(
  tools: Pick<OutboxTools, 'store' | 'clock' | 'tab' | 'random' | 'locks'>,
): LiveOutbox {
  const outbox = createOutbox({
    ...tools,
    remote: submissionRemote(),
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    askForWake: () => void requestBackgroundSync(),
  });
  outbox.start();
  return outbox;
}

type SyncManager = { register: (tag: string) => Promise<unknown> };

const isSyncManager = (value: unknown): value is SyncManager =>
  typeof value === 'object' && value !== null && 'register' in value;

/**
 * Asks the browser to wake the service worker once there is a network, which wakes the open pages (src/sw). Chromium
 * only, and a hint: without it the tab's own signals and waits do the same. Never throws.
 */
async function requestBackgroundSync(): Promise<void> {
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
