// The read road, from the server's row to the list on the screen. Read this first.
import { expect, it } from 'vitest';
import { pull } from '#camps/store/directory/pull.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { createSearchIndex } from '#camps/store/search/searchIndex.ts';
import { fallRules } from '#camps/rules/list/breakRules.ts';
import { browse } from '#camps/rules/list/browse.ts';
import { noFilters } from '#camps/rules/list/filters.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { aCampRow, aSeasonRow } from '#tests/fixtures/aCampRow.ts';

it('follows one camp from the server to the list', async () => {
  // The server has a camp that somebody approved,
  const server = new FakeServer();
  server.put('season', aSeasonRow);
  server.put(
    'camp',
    aCampRow({ id: 'robo-barn', camp_provider_name: 'Robo Barn', camp_theme: 'Robotics' }),
    aCampRow({ id: 'oak-art', camp_provider_name: 'Oak Art House', listing: 'featured' }),
  );

  // and a device that has nothing yet.
  const { openApp, clock } = fakeDevice();
  const store = openApp();
  expect(await directory(store)).toEqual({ status: 'empty' });

  // The pull requests what changed and stores rows and cursor together.
  await pull({ store, remote: fakeRemote(server), clock }, new AbortController().signal);

  // A screen reads local storage, never the server.
  const answer = await directory(store);
  if (answer.status !== 'ready') throw new Error('the pull left the device empty');
  const { camps, seasons } = answer.directory;
  expect(answer.refreshedAt).toBe(clock.now());
  expect(seasons.map(({ startsOn }) => startsOn)).toEqual(['2025-09-01']);
  expect(camps.map(({ providerName }) => providerName)).toEqual(['Oak Art House', 'Robo Barn']);
  expect(camps[1]).toMatchObject({ zipCode: '30030', days: ['2025-10-06', '2025-10-07'] });

  // Words typed become hits; hits, filters and rows become the list.
  const index = createSearchIndex();
  index.follow(camps);
  const filters = { ...noFilters, search: 'robtics decatur' };
  const list = browse(camps, filters, index.hits(filters.search), fallRules);
  expect(list.basic).toMatchObject([{ camp: { id: 'robo-barn' }, close: true }]);
  expect(list.featured).toEqual([]);

  // The camp closes: the row comes once more, as a tombstone, and is gone everywhere.
  server.remove('camp', 'robo-barn');
  await pull({ store, remote: fakeRemote(server), clock }, new AbortController().signal);
  expect(await directory(store)).toMatchObject({ directory: { camps: [{ id: 'oak-art' }] } });
});
