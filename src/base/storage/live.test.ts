import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { liveFrom, type Live, liveValue } from './live.ts';
import { favorites } from '#tests/fakes/savedIds.ts';

test('notifies nobody of an unchanged value', async () => {
  const store = fakeDevice().openApp();
  const none: readonly string[] = [];
  const live = liveValue(
    store,
    (): Promise<readonly string[]> => favorites(store),
    none,
    (last) => last,
    (a, b) => a.join() === b.join(),
  );
  const news: (readonly string[])[] = [];
  const stop = live.subscribe(() => news.push(live.getState()));
  await familyOn(store).setFavorite('otter-club', true);
  await until(live, (ids) => ids.length === 1);
  await store.user((db) => db.favorites.put({ campId: 'otter-club', savedAt: 7 }));
  await familyOn(store).setFavorite('puffin-house', true);
  await until(live, (ids) => ids.length === 2);
  expect(news).toEqual([['otter-club'], ['otter-club', 'puffin-house']]);
  stop();
});

test('loads a lazy value again for the next subscriber after its code failed to load', async () => {
  const load = vi.fn<() => Promise<Live<string>>>(async () => createStore(() => 'loaded'));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const live = liveFrom('first', load);
  const stopped = live.subscribe(() => {});
  await load.mock.results[0]?.value.catch(() => {});
  expect(live.getState()).toBe('first');
  stopped();
  live.subscribe(() => {});
  expect(await until(live, (value) => value !== 'first')).toBe('loaded');
});

test('does not follow a value for a subscriber who left during loading', async () => {
  const source = createStore(() => 'loaded');
  const live = liveFrom('first', async () => source);
  live.subscribe(() => {})();
  await new Promise((resolve) => void setTimeout(resolve));
  expect(live.getState()).toBe('first');
});
