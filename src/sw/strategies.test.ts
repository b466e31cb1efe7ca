import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '#tests/fakes/memoryCaches.ts';

const origin = 'https://camply.example';
const script = () => new Response('code', { headers: { 'content-type': 'text/javascript' } });
const page = () => new Response('<div id="root">', { headers: { 'content-type': 'text/html' } });
let requested: string[] = [];

/** Stands for the event that keeps the worker alive. */
class FakeEvent extends Event {
  waitUntil() {
    return undefined;
  }
}

beforeEach(() => {
  requested = [];
  const memory = memoryCaches();
  vi.stubGlobal('self', { location: { origin }, caches: memory });
  vi.stubGlobal('location', { href: origin });
  vi.stubGlobal('FetchEvent', class extends FakeEvent {});
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  vi.stubGlobal('caches', memory);
  vi.stubGlobal('fetch', (request: Request) => {
    requested.push(new URL(request.url).pathname);
    return Promise.resolve(script());
  });
});

// Workbox reads the globals of a worker when it is imported.
const load = () => import('./strategies.ts');

async function put(cache: string, ...paths: string[]): Promise<void> {
  const opened = await caches.open(cache);
  for (const path of paths) await opened.put(path, script());
}

async function pathsIn(cache: string): Promise<string[]> {
  const keys = await (await caches.open(cache)).keys();
  return keys.map(({ url }) => new URL(url).pathname);
}

async function cacheMap(...paths: string[]): Promise<void> {
  const strategies = await load();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that is used
  const event = new FakeEvent('message') as unknown as ExtendableEvent;
  await strategies.cacheMap(new Set(paths), event);
}

/** As from a server: an answer comes after all that is under way here. */
function serve(answer: (request: Request) => Response) {
  const requests = { running: 0, most: 0 };
  vi.stubGlobal('fetch', async (request: Request) => {
    requested.push(`${new URL(request.url).pathname} ${request.cache}`);
    requests.running += 1;
    requests.most = Math.max(requests.most, requests.running);
    await new Promise((resolve) => setTimeout(resolve, 0));
    requests.running -= 1;
    return answer(request);
  });
  return requests;
}

describe('the app', () => {
  const entries = Array.from({ length: 20 }, (_, index) => `/assets/part-${index}.js`);

  async function install(): Promise<void> {
    const { cacheApp, onlyExpectedFiles } = await load();
    const { PrecacheController } = await import('workbox-precaching');
    const precache = new PrecacheController({ cacheName: 'app', plugins: [onlyExpectedFiles] });
    precache.addToCacheList(entries.map((url) => ({ url, revision: null })));
    precache.addToCacheList([{ url: '/index.html', revision: 'a1' }]);
    await cacheApp(precache, new FakeEvent('install'));
  }

  test('is precached four files at a time, each once, and pages past the browser cache', async () => {
    const requests = serve(({ url }) => (url.endsWith('.html') ? page() : script()));
    await install();
    expect(requests.most).toBe(4);
    expect(requested.toSorted()).toEqual(
      ['/index.html reload', ...entries.map((path) => `${path} default`)].toSorted(),
    );
    expect((await pathsIn('app')).toSorted()).toEqual(['/index.html', ...entries].toSorted());
  });

  test('is not installed when one file is refused, and nothing more is fetched', async () => {
    const requests = serve(({ url }) => (url.endsWith('/part-3.js') ? page() : script()));
    await expect(install()).rejects.toMatchObject({ name: 'bad-precaching-response' });
    await vi.waitFor(() => expect(requests.running).toBe(0));
    expect(requested.length).toBeLessThan(12);
  });
});

describe('the map', () => {
  test('is cached as a whole, and fetched only as far as it is missing', async () => {
    await put('camply-map', '/assets/maplibre-1.js');
    await cacheMap('/assets/maplibre-1.js', '/assets/basemap-1.js');
    expect(requested).toEqual(['/assets/basemap-1.js']);
    expect(await pathsIn('camply-map')).toEqual(['/assets/maplibre-1.js', '/assets/basemap-1.js']);
  });

  test('of another build is deleted', async () => {
    await put('camply-map', '/assets/maplibre-1.js');
    await cacheMap('/assets/maplibre-2.js');
    expect(await pathsIn('camply-map')).toEqual(['/assets/maplibre-2.js']);
  });

  test('is not cached as the page of a captive portal', async () => {
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response('sign in', { headers: { 'content-type': 'text/html' } })),
    );
    await cacheMap('/assets/maplibre-1.js');
    expect(await pathsIn('camply-map')).toEqual([]);
  });
});

const files = (build: string, count: number) =>
  Array.from({ length: count }, (_, index) => `/assets/${build}-${index}.js`);

describe('the files of the previous build', () => {
  test('are kept unless the new build has them too; pages are not', async () => {
    const { cachePreviousFiles, previousFile } = await load();
    await put('outgoing', '/index.html', '/assets/same.js', '/assets/old.js');
    await cachePreviousFiles('outgoing', new Set(['/assets/same.js', '/assets/new.js']));
    expect(await pathsIn('camply-previous-build')).toEqual(['/assets/old.js']);
    await previousFile(new Request(`${origin}/assets/old.js`));
    expect(requested).toEqual([]);
    await previousFile(new Request(`${origin}/assets/never-seen.js`));
    expect(requested).toEqual(['/assets/never-seen.js']);
  });

  test('are 150 at most, and the oldest go first', async () => {
    const { cachePreviousFiles } = await load();
    await put('camply-previous-build', ...files('oldest', 100));
    await put('outgoing', ...files('outgoing', 80));
    await cachePreviousFiles('outgoing', new Set());
    const left = await pathsIn('camply-previous-build');
    expect(left).toHaveLength(150);
    expect(left.slice(0, 2)).toEqual(['/assets/oldest-30.js', '/assets/oldest-31.js']);
    expect(left.at(-1)).toBe('/assets/outgoing-79.js');
  });
});

describe('a browser that answers for built files itself', () => {
  type Route = { condition: { urlPattern: { pathname: string } }; source: string };
  const install = async (addRoutes?: (routes: readonly Route[]) => Promise<void>) => {
    const { routeBuiltFiles } = await load();
    const event = Object.assign(new FakeEvent('install'), addRoutes && { addRoutes });
    await routeBuiltFiles(event);
  };
  /** Chromium takes the first that fits; `*` is the only sign of a pattern here. */
  const sourceOf = (path: string, routes: readonly Route[]) =>
    routes.find(({ condition: { urlPattern } }) =>
      path.startsWith(urlPattern.pathname.replace(/\*$/, '')),
    )?.source ?? 'fetch-event';

  test('has them from its caches, but the files of the map, pages and the server from the worker', async () => {
    const asked: Route[] = [];
    await install(async (routes) => void asked.push(...routes));
    const { isBuiltFile, isMapFile } = await import('./toCache.ts');
    const paths = [
      '/assets/9f2c1a0.js',
      '/assets/Planner-5ea5af8.css',
      '/assets/maplibre-1234567.js',
      '/assets/basemap-1234567.geojson',
      '/my-camps',
      '/rest/v1/rpc/changed_camps',
      '/pictures/pond-640.webp',
    ];
    const isCached = (url: URL) => isBuiltFile(url) && !isMapFile(url);
    expect(paths.map((path) => [path, sourceOf(path, asked)])).toEqual(
      paths.map((path) => [path, isCached(new URL(path, origin)) ? 'cache' : 'fetch-event']),
    );
  });

  test('installs all the same where there are no such routes, or others', async () => {
    await expect(install()).resolves.toBeUndefined();
    await expect(install(() => Promise.reject(new TypeError('unknown source')))).resolves.toBe(
      undefined,
    );
  });
});

const woken = async (pages: { postMessage: (message: unknown) => void }[]) => {
  const { wakePages } = await load();
  const matchAll = vi.fn<() => Promise<unknown>>(async () => pages);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the part of it that is used
  await wakePages({ matchAll } as unknown as Pick<Clients, 'matchAll'>);
  return matchAll;
};

describe('a network that is back', () => {
  test('is told to every open page, also to one that no worker controls yet', async () => {
    const told: unknown[] = [];
    const client = { postMessage: (message: unknown) => told.push(message) };
    const matchAll = await woken([client, client]);
    expect(told).toEqual(['camply-outbox', 'camply-outbox']);
    expect(matchAll).toHaveBeenCalledWith({ type: 'window', includeUncontrolled: true });
  });

  test('without an open page does nothing, and does not fail', async () => {
    await expect(woken([])).resolves.toBeDefined();
  });
});

const ownPrecache = async () => {
  const { PrecacheController } = await import('workbox-precaching');
  const controller = new PrecacheController({ cacheName: 'app' });
  controller.addToCacheList([{ url: '/chunks.js', revision: 'a1' }]);
  const own = new Response('own', { headers: { 'content-type': 'text/javascript' } });
  vi.spyOn(controller, 'matchPrecache').mockResolvedValue(own);
  return controller;
};

describe('the names of the scripts', () => {
  const map = new Request(`${origin}/chunks.js`);
  const fetchEvent = (ids: { clientId?: string; resultingClientId?: string }) =>
    Object.assign(new FetchEvent('fetch', { request: map }), ids);

  test('are those of the server for a page that came from there, which may be of a newer build', async () => {
    const { isOfServer, serverElseOwnMap, serverElseShell } = await load();
    const app = await ownPrecache();
    await serverElseShell(map, fetchEvent({ resultingClientId: 'camp' }), app);
    expect(isOfServer(fetchEvent({ clientId: 'camp' }))).toBe(true);
    expect(isOfServer(fetchEvent({ clientId: 'home' }))).toBe(false);
    expect(await (await serverElseOwnMap(map, app)).text()).toBe('code');
  });

  test('are those of this build without a network and behind a captive portal', async () => {
    const { isOfServer, serverElseOwnMap, serverElseShell } = await load();
    const app = await ownPrecache();
    vi.stubGlobal('fetch', () => Promise.resolve(page()));
    expect(await (await serverElseOwnMap(map, app)).text()).toBe('own');
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await (await serverElseOwnMap(map, await ownPrecache())).text()).toBe('own');
    await serverElseShell(map, fetchEvent({ resultingClientId: 'offline' }), app);
    expect(isOfServer(fetchEvent({ clientId: 'offline' }))).toBe(false);
  });
});
