// Live queries for components. Loads Dexie: never import it in the first part of a page. Only importer of dexie-react-hooks.
import { useObservable } from 'dexie-react-hooks';
import { useApp } from '../useApp.ts';
import type { LocalStore } from './db.ts';

/** The last value of each device: who comes back to a list sees it at once, at the same scroll position. */
export type LastValues<T> = WeakMap<LocalStore, T>;

/**
 * What `query` answers, live; null until storage has answered. Where storage fails before it has: `instead`, or without
 * one the error is thrown while rendering, and the LazyBoundary around says so. As useLiveQuery, which would stay with a
 * connection that died.
 */
export function useStored<T>(
  query: (store: LocalStore) => Promise<T>,
  last: LastValues<T>,
  instead?: T | null,
): T | null {
  const { store } = useApp();
  return useObservable(
    () => ({
      hasValue: () => last.has(store),
      getValue: () => last.get(store) ?? null,
      subscribe(onValue: (value: T | null) => void, onError?: (error: unknown) => void) {
        const keep = (value: T) => {
          last.set(store, value);
          onValue(value);
        };
        // What was shown stays; sync and the next save say what is wrong.
        const fail = (error: unknown) => {
          if (last.has(store)) return;
          if (instead === undefined) onError?.(error);
          else onValue(instead);
        };
        return store.live(() => query(store), keep, fail);
      },
    }),
    [store, query, instead],
    null,
  );
}
