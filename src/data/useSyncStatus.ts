import { useSyncExternalStore } from 'react';
import { notYetSynced, type SyncStatus, syncStatus } from './syncStatus.ts';

/** What sync is doing and how fresh the copy is. Light enough for what stands around every page. */
export function useSyncStatus(): SyncStatus {
  return useSyncExternalStore(syncStatus.subscribe, syncStatus.getSnapshot, () => notYetSynced);
}
