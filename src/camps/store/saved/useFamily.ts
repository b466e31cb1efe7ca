// What the family saved, for the screens that show it. Loads Dexie: never import it in the first part of a page.
import { useStore } from 'zustand';
import { type LastValues, useStored } from '#base/device/useStored.ts';
import { notes, savedCamps } from './familyQueries.ts';
import type { Note, SavedCamp } from './familyRows.ts';
import { useApp } from '#base/useApp.ts';

const lastSavedCamps: LastValues<SavedCamp[]> = new WeakMap();
const lastNotes: LastValues<Note[]> = new WeakMap();

/** The camps with a heart, the newest first; null until storage has answered. `instead` as in useStored. */
export const useSavedCamps = (instead?: null) =>
  useOwn(useStored(savedCamps, lastSavedCamps, instead));

/** The family's notes; null until storage has answered. `instead` as in useStored. */
export const useNotes = (instead?: null) => useOwn(useStored(notes, lastNotes, instead));

/** Nothing for anybody else who is signed in on the phone, and until that is known. */
const useOwn = <T>(rows: T[] | null): T[] | null =>
  useStore(useApp().isOtherFamily) === false ? rows : null;
