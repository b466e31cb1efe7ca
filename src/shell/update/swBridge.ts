/// <reference types="trusted-types" />
/**
 * The page's side of the service worker, and the only registration. A new build is applied when a
 * person agrees, or by itself when the page is hidden and nothing is typed in it.
 */
import type { Workbox } from 'workbox-window';
import { create } from 'zustand';
import { hasUnsavedInput, watchTyping } from './dirtyFields.ts';
import { isPreloading, markChunkError } from './chunkError.ts';
import { mayReload } from './reloadGuard.ts';

const registerAfterMs = 3000;
const reloadAfterMs = 30;
const hourMs = 60 * 60 * 1000;
const leastBetweenChecksMs = 60 * 1000;

// Whether this page asked for the new build.
let isWanted = false;
let leftAt = -Infinity;

type UpdateState = { updateReady: boolean; applyUpdate: () => void };

/** `updateReady` turns true when a new build waits; `applyUpdate` is called when the person agrees. */
export const useUpdate = create<UpdateState>(() => ({
  updateReady: false,
  applyUpdate: () => undefined,
}));

/** Call once at boot. Does nothing where service workers are missing or blocked. */
export function startServiceWorker(): void {
  watchTyping(document);
  window.addEventListener('vite:preloadError', onChunkError);
  // The only sign of leaving before pending requests are canceled. It costs Firefox its back/forward
  // cache; the service worker serves that page as fast.
  window.addEventListener('beforeunload', () => {
    leftAt = Date.now();
  });
  if (!('serviceWorker' in navigator)) return;
  watchBuild(navigator.serviceWorker);
  // On a first visit the list goes first: precaching keeps a small phone busy. Later visits look for a
  // waiting build at once.
  const isFirstVisit = navigator.serviceWorker.controller === null;
  setTimeout(() => void register(), isFirstVisit ? registerAfterMs : 0);
}

/** From the start: a build that takes over while Workbox is loading would be missed. */
function watchBuild(workers: ServiceWorkerContainer): void {
  // Workbox counts a second build as an update only if the page began with one; this page counts itself.
  let wasControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (wasControlled) onNewBuild();
    else cacheLogos(workers);
    wasControlled = true;
  });
}

async function register(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const worker = new Workbox(workerAddress());
  worker.addEventListener('waiting', () => offerUpdate(worker));
  try {
    await worker.register();
  } catch (error) {
    // Private windows and strict settings refuse. The page works, only not offline.
    console.warn('Camply will not work offline here:', error);
    return;
  }
  checkForUpdates(worker);
}

/** Under Trusted Types only this address may become a script. */
function workerAddress() {
  const address = '/sw.js';
  const policy = window.trustedTypes?.createPolicy('camply', {
    createScriptURL: (url: string) => (url === address ? url : ''),
  });
  return policy?.createScriptURL(address) ?? address;
}

function offerUpdate(worker: Workbox): void {
  const applyUpdate = () => {
    isWanted = true;
    worker.messageSkipWaiting();
  };
  useUpdate.setState({ updateReady: true, applyUpdate });
  const applyUnseen = () => {
    if (document.visibilityState === 'hidden' && !hasUnsavedInput()) applyUpdate();
  };
  applyUnseen();
  document.addEventListener('visibilitychange', applyUnseen);
}

/** The new build is in control: because of this tab, or of another one. */
function onNewBuild(): void {
  const mayLoad = isWanted || !hasUnsavedInput();
  if (mayLoad && mayReload(Date.now(), leftAt)) window.location.reload();
  // This page goes on with the chunks of the old build until the person agrees.
  else useUpdate.setState({ updateReady: true, applyUpdate: () => window.location.reload() });
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

/** The logos of the first visit were fetched before the worker was there; it caches them now. */
function cacheLogos({ controller }: ServiceWorkerContainer): void {
  const urls = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/camp-logos/'));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
  controller?.postMessage({ type: 'CACHE_LOGOS', urls });
}

/** Caches the map for days without signal: half a megabyte, so never on a slow or metered connection. */
export function cacheMap(): void {
  if (!('serviceWorker' in navigator) || isCostly()) return;
  void navigator.serviceWorker.ready.then(({ active }) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    active?.postMessage({ type: 'CACHE_MAP' }),
  );
}

// Chromium only; other browsers do not tell.
function isCostly(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (typeof connection !== 'object' || connection === null) return false;
  const isSaving = 'saveData' in connection && connection.saveData === true;
  return isSaving || ('effectiveType' in connection && connection.effectiveType !== '4g');
}

function onChunkError(event: Event): void {
  if ('payload' in event) markChunkError(event.payload);
  if (!isPreloading()) reloadForMissingChunk();
}

/** A chunk is gone, usually after a deployment: a fresh page knows the new names. */
export function reloadForMissingChunk(): void {
  // A moment later: Safari gives requests up before it says that the page is being left.
  setTimeout(() => {
    // Offline a reload would lose the page for nothing: the error is shown instead.
    if (!navigator.onLine || hasUnsavedInput()) return;
    if (mayReload(Date.now(), leftAt)) window.location.reload();
  }, reloadAfterMs);
}
