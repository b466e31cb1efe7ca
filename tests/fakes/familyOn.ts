import type { LocalStore } from '#data/device/db.ts';
import type { Clock } from '#data/device/clock.ts';
import { createFamily, type Family } from '#data/family/createFamily.ts';
import { fakeClock } from './fakeClock.ts';
import { settleBeside } from '#data/family/sync/besideNotes.ts';

/** The commands of one tab; the browser never agrees to persist. */
export const familyOn = (store: LocalStore, clock: Clock = fakeClock()): Family =>
  createFamily({ store, settleBeside, clock, persist: () => Promise.resolve(false) });
