import type { LocalStore } from '#base/device/db.ts';
import { changeMark } from './familyMark.ts';

/** Somebody has signed out here: the key goes, the plan stays. Rejects with StorageError. */
export async function dropFamilyKey(store: LocalStore): Promise<void> {
  await store.user((db) => changeMark(db, (mark) => ({ ...mark, familyKey: null })));
}
