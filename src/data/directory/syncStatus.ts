import { createStore } from '../device/store.ts';

/**
 * 'waiting': the last pull failed and the next is planned. `problem` is what failed last, null once
 * a pull works; `message` is what the server itself said of it, null when it said nothing. `refreshedAt` (milliseconds since 1970) and `skipped` rows are of the copy on this
 * phone, whichever tab fetched it.
 */
export type SyncStatus = {
  state: 'idle' | 'pulling' | 'waiting';
  problem: null | 'load' | 'unexpected' | 'storage';
  message: string | null;
  refreshedAt: number | null;
  skipped: number;
};

export const notYetSynced: SyncStatus = {
  state: 'idle',
  problem: null,
  message: null,
  refreshedAt: null,
  skipped: 0,
};

/** Of this phone; kept apart from sync.ts, so that screens need not wait for all of that. */
export const syncStatus = createStore(notYetSynced);
