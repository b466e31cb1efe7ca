import { type Clock, deviceClock } from './clock.ts';
import { type LocalStore, openLocalStore } from '../storage/db.ts';
import { NO_ANSWER, StorageError } from '../storage/StorageError.ts';
import { withTimeout } from './withTimeout.ts';

/** Far longer than any work on storage takes. */
const ANSWER_MS = 10 * 1000;

/**
 * The store, whose work fails with StorageError after ten seconds. WebKit can hold what a dead tab began until the
 * browser ends: then every screen, every press and every lock would wait for ever. What had failed may be stored later.
 */
export function answerInTime(store: LocalStore, clock: Clock): LocalStore {
  const inTime = <T>(work: Promise<T>) =>
    withTimeout(work, clock, ANSWER_MS, () => new StorageError(NO_ANSWER));
  return {
    ...store,
    cache: (work) => inTime(store.cache(work)),
    user: (work) => inTime(store.user(work)),
  };
}

/** The storage of this browser. Opens nothing yet: that waits for the first work. */
export const openDeviceStore = (): LocalStore => answerInTime(openLocalStore(), deviceClock);
