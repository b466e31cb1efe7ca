import { type ProfileStore, settingsCopy } from '#family/family.ts';
import { useStore } from 'zustand';
import { useEntries } from '#providers/providers.ts';
import { useNotes } from '#camps/camps.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { useApp } from '#base/useApp.ts';

const copy = settingsCopy.erase;

/** What would be lost, in words: a line for each kind that there is. */
export function useWhatGoes(profile: ProfileStore): readonly string[] {
  const counts = useSavedCounts(profile);
  const kinds = [
    'children',
    'planned',
    'favorites',
    'notes',
    'feeds',
    'links',
    'circles',
    'waiting',
    'submissions',
  ] as const;
  return kinds.flatMap((kind) => (counts[kind] > 0 ? [copy[kind](counts[kind])] : []));
}

// How much of a person's own lies on this device. Loads Dexie: never import it in the first part of a page.
type SavedCounts = {
  children: number;
  planned: number;
  favorites: number;
  notes: number;
  /** Calendar addresses that are on: with the plan goes the right to stop them. */
  feeds: number;
  /** Links to the plan: with it goes the right to take them back. */
  links: number;
  /** Circles: with the plan goes the right to leave them. */
  circles: number;
  /** Listings that are not sent yet. */
  waiting: number;
  /** Listings whose private link this device has. */
  submissions: number;
};

const rowsOf = (store: LocalStore, kind: 'feed' | 'room' | 'circle') =>
  store.user((db) => db.plan.where('[kind+id]').between([kind, ''], [kind, '\uffff']).toArray());

const feedsQuery = storedQuery(async (store: LocalStore) => {
  const rows = await rowsOf(store, 'feed');
  return rows.filter(({ stoppedAt }) => typeof stoppedAt !== 'number').length;
});
const linksQuery = storedQuery(async (store: LocalStore) => (await rowsOf(store, 'room')).length);
const circlesQuery = storedQuery(async (store: LocalStore) => {
  const rows = await rowsOf(store, 'circle');
  return rows.filter(({ ended }) => ended !== 'closed').length;
});

function useSavedCounts(profile: ProfileStore): SavedCounts {
  const app = useApp();
  const planned = useStore(app.scheduled).size;
  const favorites = useStore(app.favorites).size;
  const notes = useNotes(null)?.length ?? 0;
  const feeds = useStored(feedsQuery, null) ?? 0;
  const links = useStored(linksQuery, null) ?? 0;
  const circles = useStored(circlesQuery, null) ?? 0;
  const entries = useEntries(null) ?? [];
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  const children = useStore(profile, (state) =>
    state.profile.isSample ? 0 : state.profile.children.length,
  );
  const submissions = entries.length - waiting;
  return { children, planned, favorites, notes, feeds, links, circles, waiting, submissions };
}
