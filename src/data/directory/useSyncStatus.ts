import { useSyncExternalStore } from 'react';
import { notYetSynced, type SyncStatus, syncStatus } from './syncStatus.ts';

/**
 * What `pick` takes from what sync is doing and how fresh the copy is. Only a plain value, so that a
 * screen is drawn anew when that value changes, not at each step of a pull. Light enough for every page.
 */
export function useSyncStatus<T extends string | number | boolean | null>(
  pick: (status: SyncStatus) => T,
): T {
  return useSyncExternalStore(
    syncStatus.subscribe,
    () => pick(syncStatus.getSnapshot()),
    () => pick(notYetSynced),
  );
}
