import { describe, expect, it } from 'vitest';
import { until } from '#tests/fakes/until.ts';
import { createMapKey, type MapKeyTools } from './mapKey.ts';

/** localStorage; `saved` is what it held before. */
function storage(saved?: string) {
  const items = new Map(saved === undefined ? [] : [['camply-map-key', saved]]);
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
}

const mapKeyWith = (
  request: () => Promise<Response>,
  localStorage: MapKeyTools['localStorage'] = storage,
) =>
  createMapKey({
    fetch: request,
    backend: () => ({ url: 'https://camply.example', key: 'key' }),
    localStorage,
  });

const yes = { hasKey: true, apiKey: 'built-in' };
const answering = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

async function settled(key: ReturnType<typeof mapKeyWith>) {
  await until(key, ({ status }) => status !== 'asking');
  return key.getState();
}

const refusing = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('whether there is a map', () => {
  it('many subscribers share one request', async () => {
    let requests = 0;
    const key = mapKeyWith(() => {
      requests += 1;
      return answering(yes);
    });
    key.subscribe(() => undefined);
    key.subscribe(() => undefined);
    expect(await settled(key)).toEqual({ status: 'known', ...yes });
    expect(requests).toBe(1);
  });

  it("bypasses the browser's cache", async () => {
    let cache: RequestCache | undefined;
    const key = createMapKey({
      fetch: (_, init) => {
        cache = init?.cache;
        return answering(yes);
      },
      backend: () => ({ url: 'https://camply.example', key: 'key' }),
      localStorage: storage,
    });
    await settled(key);
    expect(cache).toBe('no-store');
  });

  it('the answer is saved, and stands at the next start with no network', async () => {
    const local = storage();
    await settled(
      mapKeyWith(
        () => answering(yes),
        () => local,
      ),
    );
    expect(await settled(mapKeyWith(noNetwork, () => local))).toEqual({ status: 'known', ...yes });
  });

  it('a newer answer replaces the saved one', async () => {
    const local = storage(JSON.stringify(yes));
    const key = mapKeyWith(
      () => answering({ hasKey: false, apiKey: '' }),
      () => local,
    );
    await until(key, (state) => state.status === 'known' && !state.hasKey);
    expect(JSON.parse(local.items.get('camply-map-key') ?? '')).toMatchObject({ hasKey: false });
  });

  it('a project without the function has no map', async () => {
    const key = mapKeyWith(() => answering({ error: 'Function not found' }, 404));
    expect(await settled(key)).toMatchObject({ hasKey: false });
  });

  it.each([
    ['a server error', () => answering({}, 500)],
    ['an answer that is not understood', () => answering({ hasKey: 'maybe' })],
    ['no network', noNetwork],
  ])('with %s it is unknown, and asked for again', async (_, ask) => {
    const broken = mapKeyWith(ask, () => storage('not json'));
    expect(await settled(broken)).toEqual({ status: 'unknown' });
  });

  it('after a failure the next subscriber tries again', async () => {
    const asks = [noNetwork, () => answering(yes)];
    const key = mapKeyWith(() => asks.shift()?.() ?? noNetwork());
    expect(await settled(key)).toEqual({ status: 'unknown' });
    await until(key, ({ status }) => status === 'known');
  });

  it('a browser that saves nothing still has a map while there is a network', async () => {
    expect(await settled(mapKeyWith(() => answering(yes), refusing))).toMatchObject(yes);
  });
});
