/** The service worker's listeners, to be read as a table of contents. It caches files, never rows. */
import { cacheNames } from 'workbox-core';
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { moveAlarms, openAlarm, showAlarm } from './alarms.ts';
import {
  cacheApp,
  cacheMap,
  cachePreviousFiles,
  isOfServer,
  logoFromCache,
  mapFromCache,
  onlyExpectedFiles,
  pictureElseNarrow,
  previousFile,
  routeBuiltFiles,
  serverElseOwnMap,
  serverElseShell,
  wakePages,
} from './strategies.ts';
import {
  chunkMapPath,
  isBuiltFile,
  isLogo,
  isMapFile,
  isPicture,
  narrowPicture,
  pageFile,
  serverPaths,
} from './toCache.ts';
import { OUTBOX_NAME, PICTURE_CACHE } from '../base/storage/storageKeys.ts';

declare const self: ServiceWorkerGlobalScope;

// oxlint-disable-next-line no-underscore-dangle -- the build looks for exactly this name
const files = self.__WB_MANIFEST;
const urlOf = (file: (typeof files)[number]) =>
  new URL(typeof file === 'string' ? file : file.url, self.location.origin);
const pathsOf = (some: typeof files) => new Set(some.map((file) => urlOf(file).pathname));
const pictureFiles = files.filter((file) => isPicture(urlOf(file)));
const appFiles = files.filter((file) => !isMapFile(urlOf(file)) && !isPicture(urlOf(file)));
const appPaths = pathsOf(appFiles);
const mapPaths = pathsOf(files.filter((file) => isMapFile(urlOf(file))));
const precache = new PrecacheController({ plugins: [onlyExpectedFiles] });
precache.addToCacheList(appFiles);
// As heavy as the rest of the app, which must not wait for them.
const pictures = new PrecacheController({
  cacheName: PICTURE_CACHE,
  plugins: [onlyExpectedFiles],
});
pictures.addToCacheList(pictureFiles);

self.addEventListener('install', (event) => {
  event.waitUntil(routeBuiltFiles(event));
  // While this build waits, the old one serves; afterwards its open pages still find their chunks.
  event.waitUntil(cachePreviousFiles(cacheNames.precache, appPaths));
  event.waitUntil(cacheApp(precache, event));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(precache.activate(event));
  event.waitUntil(pictures.activate(event));
  // So that the first visit works offline, too: without this only the next page would be controlled.
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const { type, urls } = readMessage(event.data);
  // Only when the person agrees, or from a page with nothing typed in it (swBridge).
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // From each page: what an earlier visit has fetched is not fetched again.
  if (type === 'CACHE_PICTURES') {
    event.waitUntil(cacheApp(pictures, asInstall(event)));
  }
  // From a page that offers the map, on a connection that is neither slow nor metered.
  if (type === 'CACHE_MAP') event.waitUntil(cacheMap(mapPaths, event));
  // Logos shown before this worker controlled the page: the browser's own cache still has them.
  if (type === 'CACHE_LOGOS')
    event.waitUntil(Promise.all(urls.map((url) => cacheLogo(url, event))));
});

// Chromium only, and unknown to TypeScript: the network is back, and a page has registered for that.
self.addEventListener('sync', (event) => {
  if (!(event instanceof ExtendableEvent) || Reflect.get(event, 'tag') !== OUTBOX_NAME) return;
  event.waitUntil(wakePages(self.clients));
});

self.addEventListener('push', (event) => event.waitUntil(showAlarm(event)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openAlarm(event)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(moveAlarms(event)));

// Before the precache, which would respond with its own.
registerRoute(
  ({ url, sameOrigin, event }) => sameOrigin && url.pathname === chunkMapPath && isOfServer(event),
  ({ request }) => serverElseOwnMap(request, precache),
);
registerRoute(
  new PrecacheRoute(precache, {
    // A filtered link is the same file: the page reads the address bar.
    ignoreURLParametersMatching: [/.*/],
    cleanURLs: false,
    urlManipulation: ({ url }) => pageFile(url),
  }),
);
registerRoute(new PrecacheRoute(pictures));
registerRoute(({ url, sameOrigin }) => sameOrigin && isLogo(url), logoFromCache);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && narrowPicture(url) !== null,
  ({ request }) => pictureElseNarrow(request, pictures),
);
registerRoute(({ url, sameOrigin }) => sameOrigin && mapPaths.has(url.pathname), mapFromCache);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isBuiltFile(url),
  ({ request }) => previousFile(request),
);
registerRoute(
  new NavigationRoute(({ request, event }) => serverElseShell(request, event, precache), {
    denylist: serverPaths,
  }),
);

/** Workbox fills a precache at an event of this name only, and it must be one that the browser has sent. */
function asInstall(event: ExtendableEvent): ExtendableEvent {
  return new Proxy(event, {
    get(target, name) {
      if (name === 'type') return 'install';
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function cacheLogo(url: string, event: ExtendableEvent): Promise<void> {
  const request = new Request(url);
  if (!isLogo(new URL(request.url))) return;
  const [response, done] = logoFromCache.handleAll({ request, event });
  await response;
  await done;
}

function readMessage(data: unknown) {
  const message = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  const type: unknown = message.get('type');
  const listed: unknown = message.get('urls');
  const urls = Array.isArray(listed) ? listed.filter((url) => typeof url === 'string') : [];
  return { type, urls };
}
