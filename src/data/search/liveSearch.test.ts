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

test('nothing is loaded before something is typed', async () => {
  const { search } = follower(few);
  await Promise.resolve();
  expect(search.getSnapshot()).toBeNull();
});

test('a long list is indexed in several tasks, and searchable when it is complete', async () => {
  const { search } = follower(many);
  search.start();
  let tasks = 0;
  while (search.getSnapshot() === null) {
    tasks += 1;
    await new Promise((resolve) => void setTimeout(resolve));
  }
  expect(tasks).toBeGreaterThan(1);
  expect(search.getSnapshot()?.of).toBe(many);
  expect(search.getSnapshot()?.hits('robtics').size).toBeGreaterThan(20);
});

test('a newer list arrives while the older one is indexed: the newer one counts', async () => {
  const { shown, search } = follower(many);
  search.start();
  await Promise.resolve();
  shown.set(ready(few));
  await vi.waitFor(() => expect(search.getSnapshot()?.of).toBe(few));
  expect(idsByScore(search.getSnapshot()?.hits('otter') ?? noHits)).toEqual(['otter']);
  expect(search.getSnapshot()?.hits('robotics').size).toBe(0);
});

test('the code could not be loaded: the next search tries again', async () => {
  const load = vi.fn<() => Promise<SearchIndex>>(() => Promise.resolve(createSearchIndex()));
  load.mockRejectedValueOnce(new Error('offline'));
  const search = liveSearch(createStore<DirectoryAnswer>(ready(few)), load);
  search.subscribe(() => {});
  search.start();
  await Promise.resolve();
  await Promise.resolve();
  search.start();
  await vi.waitFor(() => expect(search.getSnapshot()?.of).toBe(few));
});
