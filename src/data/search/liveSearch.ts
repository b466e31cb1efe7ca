// The search index follows the same live rows as the list, so that they cannot disagree.
import type { Directory } from '#domain/camp/directory.ts';
import { yieldToMain } from '../device/yieldToMain.ts';
import type { Live } from '../device/live.ts';
import type { DirectoryAnswer } from '../directory/queries.ts';
import type { SearchIndex } from './searchIndex.ts';
import { createStore } from '../device/store.ts';

/** An index that knows `of`. A new object for each directory, so that React sees the change. */
export type Search = Pick<SearchIndex, 'hits'> & { of: Directory };

export type LiveSearch = Live<Search | null> & {
  /** The first word was typed: load MiniSearch and index. Harmless when repeated. */
  wake(): void;
};

// Half a frame of a slow phone's time: keys and fingers get in between.
const SLICE_MS = 8;

export function liveSearch(
  directory: Live<DirectoryAnswer | { status: 'opening' }>,
  load: () => Promise<SearchIndex>,
): LiveSearch {
  const store = createStore<Search | null>(null);
  let loading: Promise<void> | null = null;
  let index: SearchIndex | null = null;
  let followed: Directory | null = null;

  /** In slices: 10,000 camps at once would hold up the screen for a quarter of a second. */
  async function follow(): Promise<void> {
    const now = directory.getSnapshot();
    if (index === null || now.status !== 'ready' || followed === now.directory) return;
    const { directory: wanted } = now;
    followed = wanted;
    const steps = index.followInSteps(wanted.camps);
    while (!isDoneWithin(steps, SLICE_MS)) {
      await yieldToMain();
      // A newer list came meanwhile; whoever follows that one does the rest.
      if (followed !== wanted) return;
    }
    store.set({ of: wanted, hits: index.hits });
  }

  async function begin(): Promise<void> {
    try {
      index = await load();
      await follow();
    } catch {
      // Without the index the plain search of browse() still works; the next search tries again.
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
    wake() {
      loading ??= begin();
    },
  };
}

/** Works for about that long; true when nothing is left to do. */
function isDoneWithin(steps: Generator<void>, milliseconds: number): boolean {
  const until = performance.now() + milliseconds;
  while (!steps.next().done) if (performance.now() >= until) return false;
  return true;
}
