import { expect, test, vi } from 'vitest';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { noHits } from '#camps/rules/list/hits.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campsOf, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { idsByScore } from '#tests/fixtures/idsByScore.ts';
import { liveSearch } from './liveSearch.ts';
import type { DirectoryAnswer } from '../directory/directory.ts';
import { createStore } from 'zustand/vanilla';

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
  const shown = createStore<DirectoryAnswer>(() => ready(first));
  const search = liveSearch(shown);
  return { shown, search };
}

test('a long list is indexed in several tasks, and searchable when it is complete', async () => {
  const { search } = follower(many);
  search.subscribe(() => {});
  let tasks = 0;
  while (search.getState() === null) {
    tasks += 1;
    await new Promise((resolve) => void setTimeout(resolve));
  }
  expect(tasks).toBeGreaterThan(1);
  expect(search.getState()?.of).toBe(many);
  expect(search.getState()?.hits('robtics').size).toBeGreaterThan(20);
});

test('a newer list arrives while the older one is indexed: the newer one counts', async () => {
  const { shown, search } = follower(many);
  search.subscribe(() => {});
  await Promise.resolve();
  shown.setState(ready(few), true);
  await vi.waitFor(() => expect(search.getState()?.of).toBe(few));
  expect(idsByScore(search.getState()?.hits('otter') ?? noHits)).toEqual(['otter']);
  expect(search.getState()?.hits('robotics').size).toBe(0);
});
