import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';

/**
 * The family's database as earlier versions of the app declared it, and how they wrote to it:
 * 1 had hearts and plan, 2 notes, too, 3 tombstones, 4 an outbox, 5 (the version before the planner) what sync needs.
 */
export function previousApp(indexedDB: IDBFactory, version: 1 | 2 | 3 | 4 | 5 = 2) {
  const db = new Dexie('camply', { indexedDB, IDBKeyRange });
  db.version(1).stores({ favourites: 'campId', scheduled: 'campId' });
  if (version >= 2) db.version(2).stores({ notes: 'campId' });
  if (version >= 3) db.version(3).stores({ tombstones: '[kind+id]' });
  if (version >= 4) db.version(4).stores({ outbox: 'id', drafts: 'id', logos: 'name' });
  if (version >= 5) {
    db.version(5).stores({ replica: '[kind+id]', familySync: 'key', aside: 'owner' });
  }
  const idsIn = (table: string) => db.table(table).toCollection().primaryKeys();
  return {
    db,
    setFavorite: (campId: string, isFavorite: boolean, savedAt: number) =>
      isFavorite
        ? db.table('favourites').put({ campId, savedAt, name: 'Pine & Paddle' })
        : db.table('favourites').delete(campId),
    schedule: (campId: string, savedAt: number) => db.table('scheduled').put({ campId, savedAt }),
    unschedule: async (campId: string, deletedAt: number) => {
      await db.table('scheduled').delete(campId);
      await db.table('tombstones').put({ kind: 'scheduled', id: campId, deletedAt });
    },
    saveNote: (campId: string, text: string, writtenAt: number) =>
      db.table('notes').put({ campId, text, writtenAt }),
    favorites: () => idsIn('favourites'),
    scheduled: () => idsIn('scheduled'),
    notes: async () =>
      (await db.table('notes').toArray()).map(({ campId, text }) => `${campId}: ${text}`),
    close: () => db.close(),
  };
}
