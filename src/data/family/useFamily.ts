// What the family saved, for the screens that show it. Loads Dexie: never import it in the first part of a page.
import { useObservable } from 'dexie-react-hooks';
import type { LocalStore } from '../device/db.ts';
import { useApp } from '../useApp.ts';
import { notes, savedCamps } from './familyQueries.ts';
import type { Note, SavedCamp } from './familyRows.ts';

// Who comes back to a list sees it at once, at the same scroll position.
const lastSavedCamps = new WeakMap<LocalStore, SavedCamp[]>();
const lastNotes = new WeakMap<LocalStore, Note[]>();

/** The camps with a heart, the newest first; null until storage has answered. */
export const useSavedCamps = () => useFamily(savedCamps, lastSavedCamps);

/** The family's notes; null until storage has answered. */
export const useNotes = () => useFamily(notes, lastNotes);

/** As useLiveQuery, which would stay with a connection that died. */
function useFamily<T>(
  query: (store: LocalStore) => Promise<T>,
  last: WeakMap<LocalStore, T>,
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
