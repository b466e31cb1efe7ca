// The only file here that knows React. Every first render says 'opening', like the prerendered page.
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Directory } from '#domain/camp/directory.ts';
import { type Hits, noHits } from '#domain/list/hits.ts';
import { localStore } from '../device/lazyLocalStore.ts';
import { type Live, liveValue } from '../device/live.ts';
import { liveSearch } from '../search/liveSearch.ts';
import { directory, type DirectoryAnswer, favorites, scheduled } from './queries.ts';

/** 'opening': the phone has not answered yet. 'empty': it has never finished a first fill. */
export type DirectoryState = { status: 'opening' } | DirectoryAnswer;

const opening: DirectoryState = { status: 'opening' };
const none: ReadonlySet<string> = new Set();

/** For directorySoon.ts. */
export const liveDirectory = liveValue<DirectoryState>(localStore, directory, opening, (last) =>
  // A list that was shown stays; sync tells what is wrong with the storage.
  last.status === 'ready' ? last : { status: 'empty' },
);
const liveFavorites = liveIds(favorites);
const liveScheduled = liveIds(scheduled);
const search = liveSearch(liveDirectory, async () => {
  const { createSearchIndex } = await import('../search/searchIndex.ts');
  return createSearchIndex();
});

// A storage that fails is told by sync and by the next tap; it must not take the page down.
function liveIds(question: () => Promise<string[]>): Live<ReadonlySet<string>> {
  return liveValue(
    localStore,
    async () => new Set(await question()),
    none,
    (last) => last,
    (a, b) => a.size === b.size && [...a].every((id) => b.has(id)),
  );
}

/** Everything the phone knows of the public directory, live across tabs. */
export function useDirectory(): DirectoryState {
  return useSyncExternalStore(liveDirectory.subscribe, liveDirectory.getSnapshot, () => opening);
}

/** The same without news of how fresh it is; null while this phone has none. */
export function useReadyDirectory(): Directory | null {
  return useSyncExternalStore(liveDirectory.subscribe, readyDirectory, () => null);
}

function readyDirectory(): Directory | null {
  const now = liveDirectory.getSnapshot();
  return now.status === 'ready' ? now.directory : null;
}

/** Ids of the camps with a heart. */
export function useFavorites(): ReadonlySet<string> {
  return useSyncExternalStore(liveFavorites.subscribe, liveFavorites.getSnapshot, () => none);
}

/** Ids of the camps in the family's schedule. */
export function useScheduled(): ReadonlySet<string> {
  return useSyncExternalStore(liveScheduled.subscribe, liveScheduled.getSnapshot, () => none);
}

/**
 * The camps the typed words may mean; none when blank, and until the index is loaded.
 * Counted while rendering, so no keystroke ever shows the hits of another one.
 */
export function useHits(typed: string): Hits {
  const isBlank = typed.trim() === '';
  const index = useSyncExternalStore(search.subscribe, search.getSnapshot, () => null);
  useEffect(() => {
    if (!isBlank) search.start();
  }, [isBlank]);
  return useMemo(
    () => (isBlank || index === null ? noHits : index.hits(typed)),
    [index, isBlank, typed],
  );
}
