// Live queries for components. Loads Dexie: never import it in the first part of a page. Only importer of dexie-react-hooks.
import { useObservable } from 'dexie-react-hooks';
import { useApp } from '../useApp.ts';
import type { LocalStore } from './db.ts';

/** The last value of each device: who comes back to a list sees it at once, at the same scroll position. */
export type LastValues<T> = WeakMap<LocalStore, T>;

/** What `query` answers, live; null until storage has answered. As useLiveQuery, which would stay with a connection that died. */
export function useStored<T>(
  query: (store: LocalStore) => Promise<T>,
  last: LastValues<T>,
): T | null {
  const { store } = useApp();
  return useObservable(
    () => ({
      hasValue: () => last.has(store),
      getValue: () => last.get(store) ?? null,
      subscribe(onValue: (value: T | null) => void) {
        const keep = (value: T) => {
          last.set(store, value);
          onValue(value);
        };
        // A storage that fails is reported by sync and by the next save; what was shown stays.
        return store.live(
          () => query(store),
          keep,
          () => undefined,
        );
      },
    }),
    [store, query],
    null,
  );
}
