import { expect, test } from 'vitest';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';
import { restoreFavorite, toggleFavorite } from '../family/commands.ts';
import { liveValue } from './live.ts';
import { favorites } from '../directory/queries.ts';

test('the same answer again is no news: nobody draws anew for it', async () => {
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
  const stop = live.subscribe(() => news.push(live.getSnapshot()));
  await toggleFavorite('otter-club', store);
  await until(live, (ids) => ids.length === 1);
  await restoreFavorite({ campId: 'otter-club', savedAt: 7 }, store);
  await toggleFavorite('puffin-house', store);
  await until(live, (ids) => ids.length === 2);
  expect(news).toEqual([['otter-club'], ['otter-club', 'puffin-house']]);
  stop();
});
