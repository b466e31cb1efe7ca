import { useSyncExternalStore } from 'react';
import type { Saved } from '../device/db.ts';
import { localStore } from '../device/lazyLocalStore.ts';
import { liveValue } from '../device/live.ts';
import { savedCamps } from './familyQueries.ts';

const live = liveValue<readonly Saved[] | null>(localStore, savedCamps, null, (last) => last);

/** The camps with a heart as they were saved, the newest first; null until the phone has answered. */
export function useSavedCamps(): readonly Saved[] | null {
  return useSyncExternalStore(live.subscribe, live.getSnapshot, () => null);
}
