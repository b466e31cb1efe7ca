// The search index follows the same live rows as the list, so that they cannot disagree.
import type { Directory } from '#domain/directory.ts';
import type { Live } from './live.ts';
import type { DirectoryAnswer } from './read/queries.ts';
import type { SearchIndex } from './read/searchIndex.ts';
import { createStore } from './store.ts';

/** An index that knows `of`. A new object for each directory, so that React sees the change. */
export type Search = Pick<SearchIndex, 'hits'> & { of: Directory };

export type LiveSearch = Live<Search | null> & {
  /** The first word was typed: load MiniSearch and index. Harmless when repeated. */
  wake(): void;
};

export function liveSearch(
  directory: Live<DirectoryAnswer | { status: 'opening' }>,
  load: () => Promise<SearchIndex>,
): LiveSearch {
  const store = createStore<Search | null>(null);
  let loading: Promise<void> | null = null;
  let index: SearchIndex | null = null;

  function follow(): void {
    const now = directory.getSnapshot();
    if (index === null || now.status !== 'ready') return;
    if (store.getSnapshot()?.of === now.directory) return;
    index.follow(now.directory.camps);
    store.set({ of: now.directory, hits: index.hits });
  }

  async function begin(): Promise<void> {
    try {
      index = await load();
      follow();
    } catch {
      // Without the index the plain search of browse() still works; the next search tries again.
      loading = null;
    }
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      const unfollow = directory.subscribe(follow);
      follow();
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
