import type { LocalStore } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import { readMark } from './familyMark.ts';

/** Whether other devices have this phone's plan, too. Where storage fails it stays as it was. */
export const isSynced = (store: LocalStore) =>
  liveValue(store, () => store.user(async (db) => (await readMark(db))?.state === 'on'), false);
