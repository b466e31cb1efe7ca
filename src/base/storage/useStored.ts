// Live queries for components. Loads Dexie: never import it in the first part of a page. Only importer of dexie-react-hooks.
import { useObservable } from 'dexie-react-hooks';
import { useApp } from '../useApp.ts';
import type { LocalStore } from './db.ts';
import { type Live, liveValue } from './live.ts';

/** Of a live query. What was shown stays: 'failed' only where storage fails before it has answered. */
export type QueryState<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: unknown };

/** A query of each device: it runs once, however many components read it, and its last value stays for the next screen. */
export type StoredQuery<T> = (store: LocalStore) => Live<QueryState<T>>;

export function storedQuery<T>(query: (store: LocalStore) => Promise<T>): StoredQuery<T> {
  const queries = new WeakMap<LocalStore, Live<QueryState<T>>>();
  return (store) => {
    const known = queries.get(store) ?? queryOn(store, query);
    queries.set(store, known);
    return known;
  };
}

function queryOn<T>(
  store: LocalStore,
  query: (store: LocalStore) => Promise<T>,
): Live<QueryState<T>> {
  const live = liveValue<QueryState<T>>(
    store,
    () => query(store).then((value) => ({ status: 'ready', value })),
    { status: 'loading' },
    (last, error) => (last.status === 'ready' ? last : { status: 'failed', error }),
  );
  return {
    ...live,
    subscribe(listener) {
      const unsubscribe = live.subscribe(listener);
      return () => {
        unsubscribe();
        // The next subscriber queries again.
        if (live.getState().status === 'failed') live.set({ status: 'loading' });
      };
    },
  };
}

/**
 * The live result of a query; null until storage returns it. If it fails before that: `whenFailed`, or without one the
 * error is thrown while rendering, for the LazyBoundary around it. Unlike useLiveQuery, it recovers from a connection
 * that died.
 */
export function useStored<T>(query: StoredQuery<T>, whenFailed?: T | null): T | null {
  const live = query(useApp().store);
  const state = useObservable(
    () => ({
      getValue: live.getState,
      subscribe(onState: (state: QueryState<T>) => void) {
        onState(live.getState());
        return live.subscribe(onState);
      },
    }),
    [live],
    live.getState(),
  );
  if (state.status === 'ready') return state.value;
  if (state.status === 'loading') return null;
  if (whenFailed === undefined) throw state.error;
  return whenFailed;
}
