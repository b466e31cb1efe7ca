// The search index follows the same live rows as the list, so both always show the same directory.
import type { Directory } from '#domain/camp/directory.ts';
import { yieldToMain } from '../device/yieldToMain.ts';
import type { Live } from '../device/live.ts';
import type { DirectoryAnswer } from '../directory/queries.ts';
import type { SearchIndex } from './searchIndex.ts';
import { createStore } from '../device/store.ts';

/** An index that holds the camps of `of`. A new object for each directory, so that React sees the change. */
export type Search = Pick<SearchIndex, 'hits'> & { of: Directory };

export type LiveSearch = Live<Search | null> & {
  /** Loads MiniSearch and indexes the camps, once. Called when something is typed. */
  start(): void;
};

// Half a frame: input is handled between two slices.
const SLICE_MS = 8;

export function liveSearch(
  directory: Live<DirectoryAnswer | { status: 'opening' }>,
  load: () => Promise<SearchIndex>,
): LiveSearch {
  const store = createStore<Search | null>(null);
  let loading: Promise<void> | null = null;
  let index: SearchIndex | null = null;
  let followed: Directory | null = null;

  /** In slices: 10,000 camps at once would block the main thread for a third of a second. */
  async function follow(): Promise<void> {
    const answer = directory.getSnapshot();
    if (index === null || answer.status !== 'ready' || followed === answer.directory) return;
    const { directory: wanted } = answer;
    followed = wanted;
    const steps = index.followInSteps(wanted.camps);
    while (!isDoneWithin(steps, SLICE_MS)) {
      await yieldToMain();
      // A newer list came meanwhile: the call that follows it does the rest.
      if (followed !== wanted) return;
    }
    store.set({ of: wanted, hits: index.hits });
  }

  async function loadAndFollow(): Promise<void> {
    try {
      index = await load();
      await follow();
    } catch {
      // browse() still finds what contains the typed text; the next search tries again.
      loading = null;
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      const unfollow = directory.subscribe(() => void follow());
      void follow();
      return () => {
        unsubscribe();
        unfollow();
      };
    },
    start() {
      loading ??= loadAndFollow();
    },
  };
}

/** Runs steps for about that long; true when none is left. */
function isDoneWithin(steps: Generator<void>, milliseconds: number): boolean {
  const until = performance.now() + milliseconds;
  while (!steps.next().done) if (performance.now() >= until) return false;
  return true;
}
