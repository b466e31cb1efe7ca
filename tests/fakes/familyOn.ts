import type { LocalStore } from '#base/storage/db.ts';
import type { Clock } from '#base/device/clock.ts';
import { createSavedStore, type SavedStore } from '#camps/store/saved/createSavedStore.ts';
import { fakeClock } from './fakeClock.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';

/** The commands of one tab; the browser never agrees to persist. */
export const familyOn = (store: LocalStore, clock: Clock = fakeClock()): SavedStore =>
  createSavedStore({ store, settleNoteConflict, clock, persist: () => Promise.resolve(false) });
