import { describe, expect, it } from 'vitest';
import { toggleFavorite } from '#data/family/commands.ts';
import { lazyLocalStore } from '#data/device/lazyLocalStore.ts';
import { liveValue } from '#data/device/live.ts';
import { favorites } from '#data/directory/queries.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a page stands before its storage code is here', () => {
  it('the code is fetched at the first work, once, whoever asks', async () => {
    const { openApp } = fakeDevice();
    let loads = 0;
    const store = lazyLocalStore(async () => {
      loads += 1;
      return openApp();
    });
    expect(loads).toBe(0);
    expect(await Promise.all([favorites(store), favorites(store)])).toEqual([[], []]);
    expect(loads).toBe(1);
  });

  it('a list that is watched from the beginning is live', async () => {
    const { openApp } = fakeDevice();
    const store = lazyLocalStore(async () => openApp());
    const hearts = liveValue<string[]>(
      store,
      () => favorites(store),
      [],
      (last) => last,
    );
    const stop = hearts.subscribe(() => {});
    await toggleFavorite('camp-1', store);
    expect(await until(hearts, (ids) => ids.length === 1)).toEqual(['camp-1']);
    await toggleFavorite('camp-2', store);
    await until(hearts, (ids) => ids.length === 2);
    stop();
  });

  it('code that did not arrive is a network problem; what is watched begins once it is here', async () => {
    const { openApp } = fakeDevice();
    let isOffline = true;
    const store = lazyLocalStore(async () => (isOffline ? lost() : openApp()));
    const hearts = liveValue<string[] | 'failed'>(
      store,
      () => favorites(store),
      [],
      () => 'failed',
    );
    const stop = hearts.subscribe(() => {});
    await until(hearts, (ids) => ids === 'failed');
    await expect(favorites(store)).rejects.toMatchObject({ name: 'RemoteError', kind: 'retry' });
    isOffline = false;
    await toggleFavorite('camp-1', store);
    expect(await until(hearts, (ids) => ids.length === 1)).toEqual(['camp-1']);
    stop();
  });

  it('nobody who stopped watching meanwhile hears anything', async () => {
    const { openApp } = fakeDevice();
    const store = lazyLocalStore(async () => openApp());
    let heard = 0;
    const count = () => {
      heard += 1;
    };
    store.live(() => favorites(store), count, count)();
    await favorites(store);
    expect(heard).toBe(0);
  });
});
