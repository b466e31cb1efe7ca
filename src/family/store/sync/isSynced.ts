import type { LocalStore } from '#base/device/db.ts';
import { liveValue } from '#base/device/live.ts';
import { readMark } from './familyMark.ts';

/** Whether this phone's plan is in an account, too. Where storage fails it stays as it was. */
export const isSynced = (store: LocalStore) =>
  liveValue(store, () => store.user(async (db) => (await readMark(db))?.state === 'on'), false);
