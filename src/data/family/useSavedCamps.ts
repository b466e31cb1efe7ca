import { useSyncExternalStore } from 'react';
import type { Saved } from '../device/db.ts';
import { phone } from '../device/lazyPhone.ts';
import { liveValue } from '../device/live.ts';
import { savedCamps } from './ownQueries.ts';

const live = liveValue<readonly Saved[] | null>(phone, savedCamps, null, (last) => last);

/** The camps with a heart as they were saved, the newest first; null until the phone has answered. */
export function useSavedCamps(): readonly Saved[] | null {
  return useSyncExternalStore(live.subscribe, live.getSnapshot, () => null);
}
