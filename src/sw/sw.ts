/** The service worker's listeners, to be read as a table of contents. It keeps files, never rows. */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import {
  cacheMap,
  cachePreviousFiles,
  logoFromCache,
  mapFromCache,
  onlyExpectedFiles,
  pageFromCache,
  pictureElseNarrow,
  previousFile,
  serverElseShell,
} from './strategies.ts';
import { keepSeen, seenCards } from './seenCards.ts';
import { isBuiltFile, isLogo, isMapFile, narrowPicture, pageFile, serverPaths } from './toCache.ts';

declare const self: ServiceWorkerGlobalScope;

// oxlint-disable-next-line no-underscore-dangle -- the build looks for exactly this name
const files = self.__WB_MANIFEST;
const urlOf = (file: (typeof files)[number]) =>
  new URL(typeof file === 'string' ? file : file.url, self.location.origin);
const pathsOf = (some: typeof files) => new Set(some.map((file) => urlOf(file).pathname));
const appFiles = files.filter((file) => !isMapFile(urlOf(file)));
const appPaths = pathsOf(appFiles);
const mapPaths = pathsOf(files.filter((file) => isMapFile(urlOf(file))));
const hasPage = (url: URL) => pageFile(url).some(({ pathname }) => appPaths.has(pathname));
const precache = new PrecacheController({ plugins: [onlyExpectedFiles] });
precache.addToCacheList(appFiles);

self.addEventListener('install', (event) => {
  // While this build waits, the old one keeps serving; afterwards its open pages still find their parts.
  event.waitUntil(cachePreviousFiles(cacheNames.precache, appPaths));
  event.waitUntil(precache.install(event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event));
  event.waitUntil(caches.delete(seenCards.cache));
  // The first visit works offline too: without this only the second page would be looked after.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { type, urls, path, html } = readMessage(event.data);
  // Only when the person, or a page with nothing typed in it, says so (swBridge).
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // A page that offers the map, on a connection that can bear it.
  if (type === 'KEEP_MAP') event.waitUntil(cacheMap(mapPaths, event));
  // Logos seen before this worker looked after the page: the browser still has them at hand.
  if (type === 'KEEP_LOGOS') event.waitUntil(Promise.all(urls.map((url) => keepLogo(url, event))));
  // A list has been drawn.
  if (type === 'KEEP_SEEN') event.waitUntil(keepSeen(path, html));
});

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && url.search === '' && hasPage(url),
  ({ request, url }) => pageFromCache(request, url, precache),
);
registerRoute(
  new PrecacheRoute(precache, {
    // A filtered link is the same file: the address bar is read on the phone.
    ignoreURLParametersMatching: [/.*/],
    cleanURLs: false,
    urlManipulation: ({ url }) => pageFile(url),
  }),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && isLogo(url), logoFromCache);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && narrowPicture(url) !== null,
  ({ request }) => pictureElseNarrow(request, precache),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && mapPaths.has(url.pathname), mapFromCache);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuiltFile(url),
  ({ request }) => previousFile(request),
);
registerRoute(
  new NavigationRoute(({ request }) => serverElseShell(request, precache), {
    denylist: serverPaths,
  }),
);

async function keepLogo(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url);
  if (!isLogo(new URL(request.url))) return;
  const [answer, done] = logoFromCache.handleAll({ request, event });
  await answer;
  await done;
}

function readMessage(data: unknown) {
  const message = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  const text = (name: string): string => {
    const value: unknown = message.get(name);
    return typeof value === 'string' ? value : '';
  };
  const listed: unknown = message.get('urls');
  const urls = Array.isArray(listed) ? listed.filter((url) => typeof url === 'string') : [];
  return { type: text('type'), path: text('path'), html: text('html'), urls };
}
