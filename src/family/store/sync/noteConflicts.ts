// Unresolved conflicts: texts written at the same time on another phone, or in another tab.
import type { NoteConflict } from '#camps/rules/saved/note.ts';
import { noteConflicts, settleText } from '#family/rules/sync/noteConflicts.ts';
import { rowKey } from '#family/rules/sync/replica.ts';
import type { Clock } from '#base/device/clock.ts';
import type { LocalStore, UserDb } from '#base/storage/db.ts';
import { familyTables } from '../localRecords.ts';
import { readMark } from './familyMark.ts';
import { readReplica, writeReplica } from '../space/keptSpace.ts';

/** The field of a text from a tab of this phone, which is not in the replica yet. */
const HERE = 'here#';

/** Returns the conflicts by camp id. Throws StorageError. */
export async function readNoteConflicts(
  store: LocalStore,
): Promise<ReadonlyMap<string, readonly NoteConflict[]>> {
  return store.user(async (db) => {
    const [replica, unread] = [await readReplica(db), await unreadNotes(db)];
    const notes = [...replica.values()].filter(({ kind }) => kind === 'note');
    const all = [
      ...notes.map((row) => ({ id: row.id, texts: noteConflicts(row) })),
      ...[...unread].map(([id, texts]) => ({
        id,
        texts: texts.map((text) => ({ name: HERE + text, text })),
      })),
    ];
    const conflicts = new Map<string, NoteConflict[]>();
    for (const { id, texts } of all) {
      if (texts.length > 0) conflicts.set(id, [...(conflicts.get(id) ?? []), ...texts]);
    }
    return conflicts;
  });
}

/** Returns, by camp id, the texts of notes that were replaced unread on this phone. */
export async function unreadNotes(db: UserDb): Promise<ReadonlyMap<string, readonly string[]>> {
  const [notes, tombstones] = await Promise.all([db.notes.toArray(), db.tombstones.toArray()]);
  return new Map([
    ...tombstones.flatMap(({ kind, id, unread }): [string, string[]][] =>
      kind === 'note' && unread ? [[id, unread]] : [],
    ),
    ...notes.flatMap(({ campId, unread }): [string, string[]][] =>
      unread ? [[campId, unread]] : [],
    ),
  ]);
}

/** Must run in a transaction with the tables of notes and tombstones. */
export async function setUnread(
  db: UserDb,
  campId: string,
  unread: readonly string[],
): Promise<void> {
  const change = unread.length > 0 ? { unread: [...unread] } : { unread: undefined };
  await Promise.all([
    db.notes.update(campId, change),
    db.tombstones.update(['note', campId], change),
  ]);
}

export async function settleNoteConflict(
  store: LocalStore,
  clock: Clock,
  campId: string,
  name: string,
): Promise<void> {
  await store.user((db) =>
    db.transaction('rw', [...familyTables(db), db.replica, db.familySync], async () => {
      if (name.startsWith(HERE)) {
        const unread = (await unreadNotes(db)).get(campId) ?? [];
        const left = unread.filter((text) => HERE + text !== name);
        return setUnread(db, campId, left);
      }
      const [replica, mark] = [await readReplica(db), await readMark(db)];
      const row = replica.get(rowKey({ kind: 'note', id: campId }));
      if (!row || !mark) return undefined;
      return writeReplica(db, [settleText(row, name, clock.now() - mark.aheadMs, mark.device)]);
    }),
  );
}
