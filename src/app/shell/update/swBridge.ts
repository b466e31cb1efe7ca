/**
 * The page's side of the service worker, and the only registration. A new build is applied when the user agrees, or
 * automatically when the page is hidden, has no typed text and sends no listing.
 */
import { create } from 'zustand';
import { markChunkError } from '#ui/chunkError.ts';
import { asPreload, isOfPreload, isPreloadingRoute } from '#ui/asPreload.ts';
import { hasUnsavedInput, watchTyping } from './dirtyFields.ts';
import { mayReload } from './reloadGuard.ts';
import { serverHasPage } from './serverHasPage.ts';
import { RELOADED_KEY } from '#base/storage/storageKeys.ts';

const registerAfterMs = 3000;
const reloadAfterMs = 30;
const registerAgainAfterMs = 60_000;

// Whether the user asked for the new build.
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
  // On a first visit the list loads first, because precaching keeps a small phone busy. Later visits check for a
  // waiting build at once.
  const isFirstVisit = navigator.serviceWorker.controller === null;
  setTimeout(register, isFirstVisit ? registerAfterMs : 0);
}

/** Watches from the start, so that a build that takes over while Workbox loads is not missed. */
function watchBuild(workers: ServiceWorkerContainer): void {
  // Workbox counts a second build as an update only if the page began with one; this page counts itself.
  let wasControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    if (wasControlled) onNewBuild();
    wasControlled = true;
  });
}

/** Its code may not arrive, which takes nothing from the page: it is fetched again in a minute. */
function register(): void {
  asPreload(() => import('./registerWorker.ts')).then(
    ({ registerWorker }) => registerWorker(offerUpdate),
    () => setTimeout(register, registerAgainAfterMs),
  );
}

function offerUpdate(takeOver: () => void): void {
  const applyUpdate = () => {
    isWanted = true;
    takeOver();
  };
  useUpdate.setState({ updateReady: true, applyUpdate });
}

/** The new build is in control: because of this tab, or of another one. */
function onNewBuild(): void {
  // The guard prevents reload loops; a user's own request cannot be one.
  if (isWanted || (!hasUnsavedInput() && mayReload(Date.now(), leftAt, RELOADED_KEY)))
    window.location.reload();
  // This page goes on with the chunks of the old build until the person agrees.
  else useUpdate.setState({ updateReady: true, applyUpdate: () => window.location.reload() });
}

function onChunkError(event: Event): void {
  const error = 'payload' in event ? event.payload : undefined;
  markChunkError(error);
  if (!isPreloadingRoute()) void reloadForMissingChunk(error);
}

/** A chunk is gone, usually after a deployment: a fresh page knows the new names, if there is one to be had. */
export async function reloadForMissingChunk(error?: unknown): Promise<void> {
  // Waits a moment, because Safari cancels requests before it reports that the page is being left.
  await new Promise((resolve) => {
    setTimeout(resolve, reloadAfterMs);
  });
  if (isOfPreload(error)) return;
  if (!(await serverHasPage()) || hasUnsavedInput()) return;
  if (mayReload(Date.now(), leftAt, RELOADED_KEY)) window.location.reload();
}
