import { useSyncExternalStore } from 'react';
import { phone } from './lazyPhone.ts';
import { liveValue } from './live.ts';
import { notes } from './read/ownQueries.ts';

const live = liveValue<ReadonlyMap<string, string> | null>(
  phone,
  async () => new Map((await notes()).map(({ campId, text }) => [campId, text])),
  null,
  (last) => last,
);

/** What the family wrote, by camp id; null until the phone has answered. */
export function useNotes(): ReadonlyMap<string, string> | null {
  return useSyncExternalStore(live.subscribe, live.getSnapshot, () => null);
}
