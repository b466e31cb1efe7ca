/** The verbs: how each kind of file is fetched and cached. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import type { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import {
  appShell,
  builtFileRoutes,
  chunkMapPath,
  isBuiltFile,
  isExpected,
  logos,
  mapFiles,
  narrowPicture,
  previousFiles,
} from './toCache.ts';
import { OUTBOX_NAME } from '../base/storage/storageKeys.ts';

const shellTimeoutMs = 4000;
/** Browsers open six connections to a server that speaks HTTP/1.1: two are left for the user's requests. */
const filesAtATime = 4;

/** Refuses what does not look like the requested file: the install fails and is tried again. */
export const onlyExpectedFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const path = new URL(request.url).pathname;
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !isExpected(path, type)) return null;
    if (!type.startsWith('text/html')) return response;
    // All our own pages have the root element; the page of a captive portal has not.
    return (await response.clone().text()).includes('id="root"') ? response : null;
  },
};

const onlyImages: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && response.headers.get('content-type')?.startsWith('image/') === true
      ? response
      : null,
};

export const logoFromCache = new CacheFirst({
  cacheName: logos.cache,
  plugins: [
    onlyImages,
    new ExpirationPlugin({
      maxEntries: logos.most,
      maxAgeSeconds: logos.seconds,
      purgeOnQuotaError: true,
    }),
  ],
});

/** Cached permanently after first use. */
export const mapFromCache = new CacheFirst({
  cacheName: mapFiles.cache,
  plugins: [onlyExpectedFiles],
});

/**
 * Precaches the app or its pictures, several files at a time: Workbox's own install waits for each, which is a round
 * trip for each of 240 files. Fails as a whole, and is tried again, when one file is refused.
 */
export async function cacheApp(
  precache: PrecacheController,
  event: ExtendableEvent,
): Promise<void> {
  const remaining = [...precache.getURLsToCacheKeys()];
  const cacheNext = async () => {
    for (let next = remaining.shift(); next !== undefined; next = remaining.shift()) {
      const [url, cacheKey] = next;
      // A page has the same name in each build: the browser's own cache may hold the old one.
      const cache = cacheKey === url ? 'default' : 'reload';
      const request = new Request(url, { cache });
      const params = { cacheKey };
      await Promise.all(precache.strategy.handleAll({ params, request, event }));
    }
  };
  const stop = (error: unknown) => {
    remaining.length = 0;
    throw error;
  };
  await Promise.all(Array.from({ length: filesAtATime }, () => cacheNext().catch(stop)));
}

/** Caches the map files that are missing, and deletes those of another build. */
export async function cacheMap(paths: ReadonlySet<string>, event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(mapFiles.cache);
  for (const request of await cache.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await cache.delete(request);
  }
  for (const path of paths) {
    const [response, done] = mapFromCache.handleAll({
      request: new Request(new URL(path, self.location.origin)),
      event,
    });
    await response;
    await done;
  }
}

/**
 * Lets the browser serve built files (Chromium from 123). Without such routes, or with other ones, the worker serves
 * them as before.
 */
export async function routeBuiltFiles(event: ExtendableEvent): Promise<void> {
  const addRoutes: unknown = Reflect.get(event, 'addRoutes');
  if (typeof addRoutes !== 'function') return;
  try {
    await addRoutes.call(event, builtFileRoutes);
  } catch {
    // Nothing is lost but time.
  }
}

/** Copies the files of the outgoing build before the new build's list replaces them. */
export async function cachePreviousFiles(
  outgoingCache: string,
  incoming: ReadonlySet<string>,
): Promise<void> {
  const outgoing = await caches.open(outgoingCache);
  const previous = await caches.open(previousFiles.cache);
  for (const request of await outgoing.keys()) {
    const url = new URL(request.url);
    if (!isBuiltFile(url) || incoming.has(url.pathname)) continue;
    const response = await outgoing.match(request);
    if (response !== undefined) await previous.put(url.pathname, response);
  }
  // The oldest come first: files from several builds ago go.
  const all = await previous.keys();
  for (const request of all.slice(0, Math.max(0, all.length - previousFiles.most))) {
    await previous.delete(request);
  }
}

/** A built file of another build: from the cache of the previous one, else from the network. */
export async function previousFile(request: Request): Promise<Response> {
  const previous = await caches.open(previousFiles.cache);
  return (await previous.match(new URL(request.url).pathname)) ?? fetch(request);
}

/** A picture in the width the screen needs; with no network the narrow one, which is cached. */
export async function pictureElseNarrow(
  request: Request,
  precache: PrecacheController,
): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const narrow = narrowPicture(new URL(request.url));
    return (narrow && (await precache.matchPrecache(narrow))) || Response.error();
  }
}

/**
 * A path without a page in the cache. A newer server may know it, so the network goes first; without
 * one the app shell draws what the router knows, which for an unknown path is the 404 page.
 */
export async function serverElseShell(
  request: Request,
  event: ExtendableEvent,
  precache: PrecacheController,
): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(shellTimeoutMs) });
    if (event instanceof FetchEvent) pagesOfServer.add(event.resultingClientId);
    return response;
  } catch {
    return (await precache.matchPrecache(appShell)) ?? Response.error();
  }
}

/** Pages that came from the server, which may have a newer build than this worker: by their client. */
const pagesOfServer = new Set<string>();

/** Scripts of a page are of the page's own build. */
export const isOfServer = (event: ExtendableEvent): boolean =>
  event instanceof FetchEvent && pagesOfServer.has(event.clientId);

/** The names of the server's scripts; with no network those of this build, which draw the page, too. */
export async function serverElseOwnMap(
  request: Request,
  precache: PrecacheController,
): Promise<Response> {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(shellTimeoutMs) });
    if (response.ok && isExpected(chunkMapPath, response.headers.get('content-type') ?? '')) {
      return response;
    }
  } catch {
    // Its own copy follows.
  }
  return (await precache.matchPrecache(chunkMapPath)) ?? Response.error();
}

/** Tells the open pages to send waiting entries. Without an open page nothing is sent: only a page can. */
export async function wakePages(clients: Pick<Clients, 'matchAll'>): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- clients of this worker, not windows
  for (const client of pages) client.postMessage(OUTBOX_NAME);
}
