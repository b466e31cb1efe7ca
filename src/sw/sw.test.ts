import { beforeAll, expect, test, vi } from 'vitest';
import { memoryCaches } from '#tests/fakes/memoryCaches.ts';

const origin = 'https://camply.example';
const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });

class FakeEvent extends Event {
  waitUntil() {
    return undefined;
  }
}
class FakeFetch extends FakeEvent {
  clientId = '';
  resultingClientId = '';
  response: Promise<Response> | undefined;
  readonly request: Request;
  constructor(request: Request) {
    super('fetch');
    this.request = request;
  }
  respondWith(response: Promise<Response>) {
    this.response = response;
  }
}

const listeners: ((event: FakeFetch) => void)[] = [];

beforeAll(async () => {
  const addEventListener = (name: string, listener: (event: FakeFetch) => void) =>
    name === 'fetch' && listeners.push(listener);
  const memory = memoryCaches();
  const scope = {
    location: new URL(origin),
    caches: memory,
    registration: { scope: `${origin}/` },
    addEventListener,
    __WB_MANIFEST: [
      { url: 'chunks.js', revision: 'a1' },
      { url: 'app-shell.html', revision: 'b2' },
    ],
  };
  vi.stubGlobal('self', scope);
  for (const [name, value] of Object.entries(scope)) vi.stubGlobal(name, value);
  vi.stubGlobal('FetchEvent', FakeFetch);
  vi.stubGlobal('ExtendableEvent', FakeEvent);
  vi.stubGlobal('fetch', async (request: Request) => script(`server ${request.url}`));
  await import('./sw.ts');
  const { cacheNames } = await import('workbox-core');
  const cache = await memory.open(cacheNames.precache);
  await cache.put('/chunks.js', script('own names'));
  await cache.put('/app-shell.html', script('shell'));
});

async function answer(path: string, ids: Partial<FakeFetch>, mode = 'cors'): Promise<string> {
  const request = new Request(origin + path);
  // Node makes no requests of a navigation.
  Object.defineProperty(request, 'mode', { value: mode });
  const event = Object.assign(new FakeFetch(request), ids);
  for (const listener of listeners) listener(event);
  return (await event.response)?.text() ?? 'nothing';
}

test('a page of the server has the names of the server’s scripts, any other page those of this build', async () => {
  expect(await answer('/chunks.js', { clientId: 'home' })).toBe('own names');
  const page = await answer('/camps/pond', { resultingClientId: 'camp' }, 'navigate');
  expect(page).toBe(`server ${origin}/camps/pond`);
  expect(await answer('/chunks.js', { clientId: 'camp' })).toBe(`server ${origin}/chunks.js`);
  expect(await answer('/chunks.js', { clientId: 'home' })).toBe('own names');
});

test('a page that shows what is on the device is drawn by the app shell at once', async () => {
  expect(await answer('/settings', { resultingClientId: 'new' }, 'navigate')).toBe('shell');
  expect(await answer('/chunks.js', { clientId: 'new' })).toBe('own names');
});
