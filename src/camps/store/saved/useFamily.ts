// What the family saved, for the screens that show it. Loads Dexie: never import it in the first part of a page.
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { notes, savedCamps } from './familyQueries.ts';

const savedCampsQuery = storedQuery(savedCamps);
const notesQuery = storedQuery(notes);

/** The camps with a heart, the newest first; null until storage has answered. `whenFailed` as in useStored. */
export const useSavedCamps = (whenFailed?: null) => useStored(savedCampsQuery, whenFailed);

/** The family's notes; null until storage has answered. `whenFailed` as in useStored. */
export const useNotes = (whenFailed?: null) => useStored(notesQuery, whenFailed);
