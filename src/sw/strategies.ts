/** The verbs: how each kind of thing is fetched and kept. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { ExpirationPlugin } from 'workbox-expiration';
import type { PrecacheController } from 'workbox-precaching';
import { CacheFirst } from 'workbox-strategies';
import { asSeen } from './seenCards.ts';
import {
  appShell,
  isBuiltFile,
  isExpected,
  logos,
  mapFiles,
  narrowPicture,
  pageFile,
  previousFiles,
} from './toCache.ts';

const shellTimeoutMs = 4000;

/** Refuses what does not look like the file it claims to be: the install fails and is tried again. */
export const onlyExpectedFiles: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const path = new URL(request.url).pathname;
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200 || !isExpected(path, type)) return null;
    if (!type.startsWith('text/html')) return response;
    // Our own pages all have the root element; a portal's page has not.
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

/** Whoever opens the map once has it for good. */
export const mapFromCache = new CacheFirst({
  cacheName: mapFiles.cache,
  plugins: [onlyExpectedFiles],
});

/** Fetches what of the map is not here yet, and drops what belongs to another build. */
export async function cacheMap(paths: ReadonlySet<string>, event: ExtendableEvent): Promise<void> {
  const kept = await caches.open(mapFiles.cache);
  for (const request of await kept.keys()) {
    if (!paths.has(new URL(request.url).pathname)) await kept.delete(request);
  }
  for (const path of paths) {
    const [answer, done] = mapFromCache.handleAll({ request: new Request(path), event });
    await answer;
    await done;
  }
}

/** Copies the outgoing build's files aside before the new build's list replaces them. */
export async function cachePreviousFiles(
  outgoingCache: string,
  incoming: ReadonlySet<string>,
): Promise<void> {
  const outgoing = await caches.open(outgoingCache);
  const kept = await caches.open(previousFiles.cache);
  for (const request of await outgoing.keys()) {
    const url = new URL(request.url);
    if (!isBuiltFile(url) || incoming.has(url.pathname)) continue;
    const response = await outgoing.match(request);
    if (response !== undefined) await kept.put(url.pathname, response);
  }
  // The oldest come first: files from several builds ago go.
  const all = await kept.keys();
  for (const request of all.slice(0, Math.max(0, all.length - previousFiles.most))) {
    await kept.delete(request);
  }
}

/** A page of this build with the camps of the last visit on it; from the network when its file is gone. */
export async function pageFromCache(
  request: Request,
  url: URL,
  precache: PrecacheController,
): Promise<Response> {
  for (const { pathname } of pageFile(url)) {
    const page = await precache.matchPrecache(pathname);
    if (page) return asSeen(url.pathname, page);
  }
  return fetch(request);
}

/** A built file that is not of this build: from the one before, else from the network. */
export async function previousFile(request: Request): Promise<Response> {
  const kept = await caches.open(previousFiles.cache);
  return (await kept.match(new URL(request.url).pathname)) ?? fetch(request);
}

/** A picture in the width the screen asks for; with no network the narrow one that is kept. */
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
 * A path without a page on this phone. A newer server may know it, so it is asked first; with no
 * network the app shell draws what the router knows, which for an unknown path is the 404 page.
 */
export async function serverElseShell(
  request: Request,
  precache: PrecacheController,
): Promise<Response> {
  try {
    return await fetch(request, { signal: AbortSignal.timeout(shellTimeoutMs) });
  } catch {
    return (await precache.matchPrecache(appShell)) ?? Response.error();
  }
}
