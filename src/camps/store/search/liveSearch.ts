// The search index follows the same live rows as the list, so both always show the same directory.
import { createStore } from 'zustand/vanilla';
import type { Directory } from '#camps/rules/camp/directory.ts';
import { inSlices } from '#base/device/inSlices.ts';
import type { Live } from '#base/storage/live.ts';
import type { DirectoryAnswer } from '../directory/directory.ts';
import { createSearchIndex, type SearchIndex } from './searchIndex.ts';

/** An index that holds the camps of `of`. A new object for each directory, so that React sees the change. */
export type Search = Pick<SearchIndex, 'hits'> & { of: Directory };

/** Indexes while it has a subscriber. Its code loads with the first typed word (createApp). */
export function liveSearch(
  directory: Live<DirectoryAnswer | { status: 'opening' }>,
): Live<Search | null> {
  const state = createStore<Search | null>(() => null);
  const index = createSearchIndex();
  let followed: Directory | null = null;

  /** Indexes in slices, because 10,000 camps at once would block the main thread for a third of a second. */
  async function follow(): Promise<void> {
    const answer = directory.getState();
    if (answer.status !== 'ready' || followed === answer.directory) return;
    const { directory: wanted } = answer;
    followed = wanted;
    // Where a newer list has arrived, the call for it does the rest.
    const isDone = await inSlices(index.followInSteps(wanted.camps), () => followed === wanted);
    if (isDone) state.setState({ of: wanted, hits: index.hits }, true);
  }

  return {
    ...state,
    subscribe(listener) {
      const unsubscribe = state.subscribe(listener);
      const unfollow = directory.subscribe(() => void follow());
      void follow();
      return () => {
        unsubscribe();
        unfollow();
      };
    },
  };
}
