import type { LocalStore } from '#base/device/db.ts';
import type { Clock } from '#base/device/clock.ts';
import { createFamily, type Family } from '#camps/store/saved/createFamily.ts';
import { fakeClock } from './fakeClock.ts';
import { settleBeside } from '#family/store/sync/besideNotes.ts';

/** The commands of one tab; the browser never agrees to persist. */
export const familyOn = (store: LocalStore, clock: Clock = fakeClock()): Family =>
  createFamily({ store, settleBeside, clock, persist: () => Promise.resolve(false) });
