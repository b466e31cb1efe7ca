import { expect, test } from 'vitest';
import { fakeDevice } from '#tests/fakes/fakePhone.ts';
import { until } from '#tests/fakes/until.ts';
import { restoreFavourite, toggleFavourite } from '../family/commands.ts';
import { liveValue } from './live.ts';
import { favourites } from '../directory/queries.ts';

test('the same answer again is no news: nobody draws anew for it', async () => {
  const phone = fakeDevice().openApp();
  const none: readonly string[] = [];
  const live = liveValue(
    phone,
    (): Promise<readonly string[]> => favourites(phone),
    none,
    (last) => last,
    (a, b) => a.join() === b.join(),
  );
  const news: (readonly string[])[] = [];
  const stop = live.subscribe(() => news.push(live.getSnapshot()));
  await toggleFavourite('otter-club', phone);
  await until(live, (ids) => ids.length === 1);
  await restoreFavourite({ campId: 'otter-club', savedAt: 7 }, phone);
  await toggleFavourite('puffin-house', phone);
  await until(live, (ids) => ids.length === 2);
  expect(news).toEqual([['otter-club'], ['otter-club', 'puffin-house']]);
  stop();
});
