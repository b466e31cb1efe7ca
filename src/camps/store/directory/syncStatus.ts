import { createStore, type StoreApi } from 'zustand/vanilla';
import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';

/**
 * 'waiting': the last pull failed and the next is scheduled. `problem` is what failed last, null once a pull
 * succeeds; `message` is the server's own error message, null when it sent none. `refreshedAt` (milliseconds
 * since 1970) and `skipped` rows are of the copy on this device, whichever tab fetched it. `changed`: camps that
 * the last pull of this tab has changed, none when it fetched a whole copy. `isInMemory`: storage would not keep a
 * copy, the tab has one as long as it lives.
 */
export type SyncStatus = {
  state: 'idle' | 'pulling' | 'waiting';
  problem: null | 'load' | 'unexpected' | 'storage';
  message: string | null;
  refreshedAt: number | null;
  skipped: number;
  changed: number;
  isInMemory: boolean;
};

/** Apart from the sync engine, so that no screen waits for its code. */
export const createSyncStatus = () =>
  createStore<SyncStatus>(() => ({
    state: 'idle',
    problem: null,
    message: null,
    refreshedAt: null,
    skipped: 0,
    changed: 0,
    isInMemory: false,
  }));

/** The page's handle on sync. The engine is fetched when it is first started. */
export type AppSync = {
  status: StoreApi<SyncStatus>;
  /** Call once, when the page is idle. Never throws. */
  start(): Promise<unknown>;
  /** Pulls immediately for a "Try Again" button and resolves when that pull ends. Never throws. */
  refresh(): Promise<void>;
};

/**
 * What `pick` takes from the state of sync and the age of the copy. Only a plain value, so that a
 * component is drawn again when that value changes, not at each step of a pull.
 */
export function useSyncStatus<T extends string | number | boolean | null>(
  pick: (status: SyncStatus) => T,
): T {
  return useStore(useApp().sync.status, pick);
}
