import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, TombstoneRecord, UserDb } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { type FamilyKind, type FamilyRows, rowUpdatedAt, TABLES } from './familyRows.ts';

/** What is stored of one thing. */
export type StoredSave<K extends FamilyKind> = { row?: FamilyRows[K]; tombstone?: TombstoneRecord };

/**
 * Writes the row that `next` returns, or a tombstone where it returns undefined, and reads it back: Safari has reported
 * writes as done that were not. An unchanged row is not written again, so the write may be repeated on a new
 * connection. `unreadIn`: texts that the writer replaces without having seen them; they stay as conflicts. Throws
 * StorageError when the row is not stored.
 */
export async function saveRow<K extends FamilyKind>(
  store: LocalStore,
  clock: Clock,
  kind: K,
  id: string,
  next: (before: FamilyRows[K] | undefined) => FamilyRows[K] | undefined,
  unreadIn: (before: StoredSave<K>) => readonly string[] = () => [],
): Promise<void> {
  const written = await store.user((db) => {
    const rows = db.table<FamilyRows[K], string>(TABLES[kind]);
    return db.transaction('rw', rows, db.tombstones, async (): Promise<StoredSave<K>> => {
      const before = await stored(db, kind, id);
      const row = next(before.row);
      if (row === before.row) return before;
      // After a clock is set back, a later change must not get an earlier stamp.
      const stamp = Math.max(clock.now(), stampOfStored(before) + 1);
      const unread = [...unreadIn(before)];
      const kept = unread.length > 0 && { unread };
      if (row) {
        const stamped = { ...row, updatedAt: stamp, ...kept };
        await Promise.all([rows.put(stamped), db.tombstones.delete([kind, id])]);
        return { row: stamped };
      }
      const tombstone = { kind, id, deletedAt: stamp, ...kept };
      await Promise.all([rows.delete(id), db.tombstones.put(tombstone)]);
      return { tombstone };
    });
  });
  const found = await store.user((db) => stored(db, kind, id));
  // Another tab may have changed it since; then its stamp is later.
  if (stampOfStored(found) > stampOfStored(written)) return;
  if (JSON.stringify(found) !== JSON.stringify(written)) {
    throw new StorageError(new Error('a write was reported as done but is not stored'));
  }
}

async function stored<K extends FamilyKind>(
  db: UserDb,
  kind: K,
  id: string,
): Promise<StoredSave<K>> {
  const [row, tombstone] = await Promise.all([
    db.table<FamilyRows[K], string>(TABLES[kind]).get(id),
    db.tombstones.get([kind, id]),
  ]);
  return { ...(row && { row }), ...(tombstone && { tombstone }) };
}

function stampOfStored({ row, tombstone }: StoredSave<FamilyKind>): number {
  return Math.max(row ? rowUpdatedAt(row) : 0, tombstone?.deletedAt ?? 0);
}
