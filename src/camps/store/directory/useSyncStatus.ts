import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';
import type { SyncStatus } from './syncStatus.ts';

/**
 * What `pick` takes from the state of sync and the age of the copy. Only a plain value, so that a
 * component is drawn again when that value changes, not at each step of a pull.
 */
export function useSyncStatus<T extends string | number | boolean | null>(
  pick: (status: SyncStatus) => T,
): T {
  return useStore(useApp().sync.status, pick);
}
