// What the family saved, for the screens that show it. Loads Dexie: never import it in the first part of a page.
import { useStore } from 'zustand';
import { type StoredQuery, storedQuery, useStored } from '#base/storage/useStored.ts';
import { notes, savedCamps } from './familyQueries.ts';
import { useApp } from '#base/useApp.ts';

const savedCampsQuery = storedQuery(savedCamps);
const notesQuery = storedQuery(notes);

/** The camps with a heart, the newest first; null until storage has answered. `whenFailed` as in useStored. */
export const useSavedCamps = (whenFailed?: null) => useOwn(savedCampsQuery, whenFailed);

/** The family's notes; null until storage has answered. `whenFailed` as in useStored. */
export const useNotes = (whenFailed?: null) => useOwn(notesQuery, whenFailed);

/** Returns nothing for another signed-in account, or until that is known. */
function useOwn<T>(query: StoredQuery<T[]>, whenFailed?: null): T[] | null {
  const rows = useStored(query, whenFailed);
  return useStore(useApp().isOtherFamily) === false ? rows : null;
}
