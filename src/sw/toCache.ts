import { LOGO_CACHE, MAP_CACHE, PREVIOUS_BUILD_CACHE } from '../base/storage/storageKeys.ts';

/** The nouns: which files are cached for a day without a network, and where. Rows live in Dexie. */

/** Files of the previous build: a page that is still open may need its lazy chunks. */
export const previousFiles = { cache: PREVIOUS_BUILD_CACHE, most: 150 };

/** Logos from the bucket. Their names carry a time stamp, so a cached one never goes stale. */
export const logos = { cache: LOGO_CACHE, most: 200, seconds: 60 * 24 * 60 * 60 };

/** The map's code and land: half a megabyte that is needed only with an open map. */
export const mapFiles = { cache: MAP_CACHE };

export const isMapFile = (url: URL) => /^\/assets\/(maplibre|basemap)[^/]*$/.test(url.pathname);

export const isPicture = (url: URL) => url.pathname.startsWith('/pictures/');

export const appShell = '/app-shell.html';

export const isLogo = (url: URL) => url.pathname.startsWith('/camp-logos/');

const widePicture = /^(\/pictures\/.+)-\d+\.webp$/;

/** The path of the cached copy of a picture: its narrowest width. Null for what is no picture. */
export function narrowPicture(url: URL): string | null {
  const name = widePicture.exec(url.pathname)?.[1];
  return name === undefined ? null : `${name}-640.webp`;
}

/** Built files carry a hash in their name: the same name is always the same content. */
export const isBuiltFile = (url: URL) => url.pathname.startsWith('/assets/');

/**
 * The browser's static routing rules; the first match decides. The browser reads built files from the caches itself, so
 * that it does not wake the worker for each of sixty files, and fetches what no cache has. The worker caches the map's
 * files when they are fetched.
 */
export const builtFileRoutes = [
  { condition: { urlPattern: { pathname: '/assets/maplibre*' } }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: '/assets/basemap*' } }, source: 'fetch-event' },
  { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
];

/** Paths of the server: data, sign-in, files. The service worker leaves them alone. */
export const serverPaths = [
  /^\/(rest|auth|storage|functions|camp-logos)\//,
  /^\/_/,
  /\.[a-z0-9]+$/i,
];

/** The names of all scripts. Alone among them it has the same name in each build. */
export const chunkMapPath = '/chunks.js';

/**
 * Pages that the app shell draws at once, so that their files are not cached: of some the server has no more than a
 * heading, since what they show is on the device; the others are made of nothing but cached scripts. Not those with a
 * stricter policy than the shell.
 */
export const drawnPages = [
  '/about',
  '/blog',
  '/blog/*',
  '/compare',
  '/contact',
  '/faq',
  '/favourites',
  '/for-camp-providers',
  '/list-your-camp',
  '/my-camps/plan-b',
  '/my-camps/print',
  '/parents/spring-break',
  '/privacy',
  '/profile',
  '/review',
  '/settings',
  '/settings/second-step',
  '/summer-kit',
  '/terms',
];

const isDrawn = (path: string) =>
  drawnPages.includes(path) || drawnPages.includes(path.replace(/[^/]+$/, '*'));

/** '/browse/fall-break' is cached as '/browse/fall-break/index.html'. */
export function pageFile(url: URL): URL[] {
  if (/\.[a-z0-9]+$/i.test(url.pathname)) return [];
  const path = url.pathname.replace(/\/$/, '');
  return [new URL(isDrawn(path) ? appShell : `${path}/index.html`, url)];
}

const kinds: Record<string, RegExp> = {
  js: /javascript/,
  css: /^text\/css/,
  html: /^text\/html/,
  svg: /^image\/svg/,
  png: /^image\//,
  webp: /^image\//,
  ico: /^image\//,
  woff2: /font|octet-stream/,
  webmanifest: /json/,
  geojson: /json/,
};

/**
 * A captive portal answers every request with 200 and a page of HTML. Cached under the name of a
 * script it would break the app for good, so a response must look like the requested file.
 */
export function isExpected(path: string, contentType: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? 'html';
  return kinds[ending]?.test(contentType) ?? false;
}
