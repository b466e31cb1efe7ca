import { createStore } from './store.ts';

/**
 * 'waiting': the last pull failed and the next is planned. `problem` is what failed last, null once
 * a pull works. `refreshedAt` (milliseconds since 1970) and `skipped` rows are of the copy on this
 * phone, whichever tab fetched it.
 */
export type SyncStatus = {
  state: 'idle' | 'pulling' | 'waiting';
  problem: null | 'load' | 'unexpected' | 'storage';
  refreshedAt: number | null;
  skipped: number;
};

export const notYetSynced: SyncStatus = {
  state: 'idle',
  problem: null,
  refreshedAt: null,
  skipped: 0,
};

/** Of this phone; kept apart from sync.ts, so that screens need not wait for all of that. */
export const syncStatus = createStore(notYetSynced);
