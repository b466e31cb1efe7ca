import { Workbox } from 'workbox-window';
import { ownScript } from '#ui/ownScript.ts';
import { hasUnsavedInput } from './dirtyFields.ts';
import { OUTBOX_NAME, TYPED_QUESTION } from '#base/storage/storageKeys.ts';

const hourMs = 60 * 60 * 1000;
const leastBetweenChecksMs = 60 * 1000;

/** Registers the service worker; `onWaiting` gets what lets a new build take over. Never throws. */
export async function registerWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  const worker = new Workbox(ownScript('/sw.js'));
  const takeOver = () => worker.messageSkipWaiting();
  worker.addEventListener('waiting', () => {
    onWaiting(takeOver);
    takeOverUnseen(takeOver);
  });
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data, ports }) => {
    if (data === TYPED_QUESTION) ports[0]?.postMessage(hasUnsavedInput());
  });
  if (workers.controller === null) {
    workers.addEventListener('controllerchange', () => cacheLogos(workers), { once: true });
  }
  try {
    await worker.register();
  } catch (error) {
    // Private windows and strict settings refuse. The page works, only not offline.
    console.warn('Camply will not work offline here:', error);
    return;
  }
  checkForUpdates(worker);
  cachePictures(workers);
}

const isUnused = () => document.visibilityState === 'hidden' && !hasUnsavedInput();

function takeOverUnseen(takeOver: () => void): void {
  const check = async () => {
    if (isUnused() && !(await isSending()) && isUnused()) takeOver();
  };
  void check();
  document.addEventListener('visibilitychange', () => void check());
}

function checkForUpdates(worker: Workbox): void {
  let checkedAt = Date.now();
  const check = () => {
    if (Date.now() - checkedAt < leastBetweenChecksMs) return;
    checkedAt = Date.now();
    // Fails without a network; it is tried again in an hour.
    worker.update().catch(() => undefined);
  };
  setInterval(check, hourMs);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });
}

/** The pictures of all pages come after the app itself, or go on where an earlier visit ended. */
function cachePictures({ ready }: ServiceWorkerContainer): void {
  void ready.then(({ active }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage({ type: 'CACHE_PICTURES' }),
  );
}

/** The logos of the first visit were fetched before the worker was there; it caches them now. */
function cacheLogos({ controller }: ServiceWorkerContainer): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/camp-logos/'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  controller?.postMessage({ type: 'CACHE_LOGOS', urls });
}

/**
 * Whether a tab holds the lock for sending a listing (src/providers/store/outbox). A reload would cut the request off.
 * Waiting entries are stored, and no update loses them.
 */
async function isSending(): Promise<boolean> {
  // Missing in old browsers: then the request is sent again after the reload.
  const locks: LockManager | undefined = navigator.locks;
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name?.startsWith(OUTBOX_NAME));
}
