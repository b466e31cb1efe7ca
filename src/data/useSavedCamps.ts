import { useSyncExternalStore } from 'react';
import type { Saved } from './db.ts';
import { phone } from './lazyPhone.ts';
import { liveValue } from './live.ts';
import { savedCamps } from './read/ownQueries.ts';

const live = liveValue<readonly Saved[] | null>(phone, savedCamps, null, (last) => last);

/** The camps with a heart as they were saved, the newest first; null until the phone has answered. */
export function useSavedCamps(): readonly Saved[] | null {
  return useSyncExternalStore(live.subscribe, live.getSnapshot, () => null);
}
