import type { LocalStore } from '#base/storage/db.ts';
import { changeMark } from './familyMark.ts';

/** Drops the key after a sign-out and keeps the plan. Rejects with StorageError. */
export async function dropFamilyKey(store: LocalStore): Promise<void> {
  await store.user((db) => changeMark(db, (mark) => ({ ...mark, familyKey: null })));
}
