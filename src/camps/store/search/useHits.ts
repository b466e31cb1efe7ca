import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type Hits, noHits } from '#camps/rules/list/hits.ts';
import type { Live } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import type { Search } from './liveSearch.ts';

/**
 * The camps of a list the typed words may mean; none when blank, and until the index is loaded, which the first
 * word starts. Computed while rendering, so no keystroke ever shows the hits of another one.
 */
export function useHits(typed: string, list: readonly Camp[]): Hits {
  const { search } = useApp();
  const index = useStore(typed.trim() === '' ? notNeeded : search);
  return useMemo(() => index?.hits(typed, list) ?? noHits, [index, typed, list]);
}

const notNeeded: Live<Search | null> = {
  getState: () => null,
  getInitialState: () => null,
  subscribe: () => () => undefined,
};
