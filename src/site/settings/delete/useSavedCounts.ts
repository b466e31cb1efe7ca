// How much of a person's own lies on this device. Loads Dexie: never import it in the first part of a page.
import { useStore } from 'zustand';
import { useEntries } from '#providers/providers.ts';
import type { ProfileStore } from '#family/family.ts';
import { useNotes } from '#camps/camps.ts';
import { useApp } from '#base/useApp.ts';

export type SavedCounts = {
  children: number;
  planned: number;
  favorites: number;
  notes: number;
  /** Listings that are not sent yet. */
  waiting: number;
  /** Listings whose private link this device has. */
  submissions: number;
};

export function useSavedCounts(profile: ProfileStore): SavedCounts {
  const app = useApp();
  const planned = useStore(app.scheduled).size;
  const favorites = useStore(app.favorites).size;
  const notes = useNotes(null)?.length ?? 0;
  const entries = useEntries(null) ?? [];
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const children = useStore(profile, (state) =>
    state.profile.isSample ? 0 : state.profile.children.length,
  );
  return { children, planned, favorites, notes, waiting, submissions: entries.length - waiting };
}
