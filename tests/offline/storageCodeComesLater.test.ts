import { describe, expect, it } from 'vitest';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { openStoreFrom } from '#base/storage/openStoreFrom.ts';
import { liveValue } from '#base/storage/live.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('a page is drawn before its storage code is loaded', () => {
  it('loads the code once, at the first call', async () => {
    const { openApp } = fakeDevice();
    let loads = 0;
    const store = openStoreFrom(async () => {
      loads += 1;
      return openApp();
    });
    expect(loads).toBe(0);
    expect(await Promise.all([favorites(store), favorites(store)])).toEqual([[], []]);
    expect(loads).toBe(1);
  });

  it('makes a query live that began before', async () => {
    const { openApp } = fakeDevice();
    const store = openStoreFrom(async () => openApp());
    const saved = liveValue<string[]>(store, () => favorites(store), []);
    const stop = saved.subscribe(() => {});
    await familyOn(store).setFavorite('camp-1', true);
    expect(await until(saved, (ids) => ids.length === 1)).toEqual(['camp-1']);
    await familyOn(store).setFavorite('camp-2', true);
    await until(saved, (ids) => ids.length === 2);
    stop();
  });

  it('fails one call when the code does not load, and starts live queries later', async () => {
    const { openApp } = fakeDevice();
    let isOffline = true;
    const store = openStoreFrom(async () => (isOffline ? lost() : openApp()));
    const saved = liveValue<string[] | 'failed'>(
      store,
      () => favorites(store),
      [],
      () => 'failed',
    );
    const stop = saved.subscribe(() => {});
    await until(saved, (ids) => ids === 'failed');
    await expect(favorites(store)).rejects.toThrow('dynamically imported module');
    isOffline = false;
    await familyOn(store).setFavorite('camp-1', true);
    expect(await until(saved, (ids) => ids.length === 1)).toEqual(['camp-1']);
    stop();
  });

  it('never runs a live query that was stopped during loading', async () => {
    const { openApp } = fakeDevice();
    const store = openStoreFrom(async () => openApp());
    let results = 0;
    const count = () => {
      results += 1;
    };
    store.live(() => favorites(store), count, count)();
    await favorites(store);
    expect(results).toBe(0);
  });
});
