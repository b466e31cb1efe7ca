import { expect, test, vi } from 'vitest';
import type { Directory } from '#domain/camp/directory.ts';
import { noHits } from '#domain/list/hits.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campsOf, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { idsByScore } from '#tests/fixtures/idsByScore.ts';
import { liveSearch } from './liveSearch.ts';
import type { DirectoryAnswer } from '../directory/queries.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';
import { createStore } from '../device/store.ts';

const directoryOf = (camps: Directory['camps']): Directory => ({
  camps,
  seasons: [],
  activities: [],
  districts: [],
  schoolBreaks: [],
});
const ready = (directory: Directory): DirectoryAnswer => ({
  status: 'ready',
  directory,
  refreshedAt: 0,
});
const many = directoryOf(campsOf(manyCamps(1500)));
const few = directoryOf([aCamp({ id: 'otter', providerName: 'Otter Club' })]);

function follower(first: Directory) {
  const shown = createStore<DirectoryAnswer>(ready(first));
  const search = liveSearch(shown, () => Promise.resolve(createSearchIndex()));
  search.subscribe(() => {});
  return { shown, search };
}

test('nobody has typed: nothing is loaded', async () => {
  const { search } = follower(few);
  await Promise.resolve();
  expect(search.getSnapshot()).toBeNull();
});

test('a long list is taken in between other work, and found when it is whole', async () => {
  const { search } = follower(many);
  search.wake();
  let turns = 0;
  while (search.getSnapshot() === null) {
    turns += 1;
    await new Promise((resolve) => void setTimeout(resolve));
  }
  expect(turns).toBeGreaterThan(1);
  expect(search.getSnapshot()?.of).toBe(many);
  expect(search.getSnapshot()?.hits('robtics').size).toBeGreaterThan(20);
});

test('a newer list comes while the older one is taken in: the newer one counts', async () => {
  const { shown, search } = follower(many);
  search.wake();
  await Promise.resolve();
  shown.set(ready(few));
  await vi.waitFor(() => expect(search.getSnapshot()?.of).toBe(few));
  expect(idsByScore(search.getSnapshot()?.hits('otter') ?? noHits)).toEqual(['otter']);
  expect(search.getSnapshot()?.hits('robotics').size).toBe(0);
});

test('the code does not arrive: the next search asks again', async () => {
  const load = vi.fn<() => Promise<SearchIndex>>(() => Promise.resolve(createSearchIndex()));
  load.mockRejectedValueOnce(new Error('no signal'));
  const search = liveSearch(createStore<DirectoryAnswer>(ready(few)), load);
  search.subscribe(() => {});
  search.wake();
  await Promise.resolve();
  await Promise.resolve();
  search.wake();
  await vi.waitFor(() => expect(search.getSnapshot()?.of).toBe(few));
});
