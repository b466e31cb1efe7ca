import { useSyncExternalStore } from 'react';
import { localStore } from '../device/lazyLocalStore.ts';
import { liveValue } from '../device/live.ts';
import { notes } from './familyQueries.ts';

const live = liveValue<ReadonlyMap<string, string> | null>(
  localStore,
  async () => new Map((await notes()).map(({ campId, text }) => [campId, text])),
  null,
  (last) => last,
);

/** What the family wrote, by camp id; null until the phone has answered. */
export function useNotes(): ReadonlyMap<string, string> | null {
  return useSyncExternalStore(live.subscribe, live.getSnapshot, () => null);
}
