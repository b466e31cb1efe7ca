// What the device stores. The only importer of Dexie. Knows tables, not what their records mean.
import { Dexie, liveQuery, type Table, type Transaction } from 'dexie';
import { type Clock, deviceClock } from '../device/clock.ts';
import { abortWhenCached } from './abortWhenCached.ts';
import { withReconnect } from './withReconnect.ts';
import { StorageError } from './StorageError.ts';
import { type Row, type StoredTables, tablesOfVersion7 } from './tablesOfVersion7.ts';
import { DIRECTORY_DB, USER_DB } from './storageKeys.ts';

/** Many entries of the directory as bytes. */
export type ChunkRecord = {
  generation: number;
  no: number;
  bytes: Uint8Array<ArrayBuffer>;
  checksum: number;
};
/** One change since the chunks were packed. */
export type OverlayRecord = { key: string; change: unknown };
/** What a provider sends, and a form that is not sent yet; what they mean is parsed in outbox/. */
export type OutboxRecord = Readonly<Record<string, unknown>> & { id: string };
/** The bytes of a logo, in a table of their own: lists never read them. Never a Blob: Safari loses those. */
export type LogoRecord = { name: string; bytes: ArrayBuffer };
/** The family's rows as all its devices share them; what they mean is parsed in family/sync. */
export type ReplicaRecord = Readonly<Record<string, unknown>> & { kind: string; id: string };
/** The owner of the plan, and the sync state of this device. */
export type FamilySyncRecord = Readonly<Record<string, unknown>> & { key: string };
/** A row of the planner; what it means is parsed in plan/. `updatedAt`: ms since 1970. */
export type PlanRecord = Readonly<Record<string, unknown>> & {
  kind: string;
  id: string;
  updatedAt: number;
};
/** A camp with a heart. Times: ms since 1970. */
export type SavedRecord = {
  campId: string;
  savedAt: number;
  name?: string | undefined;
  updatedAt?: number | undefined;
};
/** A note on a camp; `unread`: replaced texts that were never shown. */
export type NoteRecord = {
  campId: string;
  text: string;
  writtenAt: number;
  updatedAt?: number | undefined;
  unread?: string[] | undefined;
};
/** A removed row, for other devices; `unread` as in a note. */
export type TombstoneRecord = {
  kind: string;
  id: string;
  deletedAt: number;
  unread?: string[] | undefined;
};
/** The plan of an account that is not signed in here now. */
export type SetAsideRecord = Readonly<Record<string, unknown>> & { owner: string };
/** A room that this phone has opened or made; what it means is parsed in family/store/space. */
export type RoomRecord = Readonly<Record<string, unknown>> & { key: string };
/** What chunks and overlay together are. */
export type StoredSyncRecord = { key: string; active: unknown; staging: unknown };

/** The directory's copy. May be dropped at any time: the next pull brings it back. */
class CacheDb extends Dexie {
  declare readonly chunks: Table<ChunkRecord, [number, number]>;
  declare readonly overlay: Table<OverlayRecord, string>;
  declare readonly syncRecords: Table<StoredSyncRecord, string>;

  /** The whole copy goes; sync.ts notices, and fetches it again. */
  async dropCopy(): Promise<void> {
    const { chunks, overlay, syncRecords } = this;
    await this.transaction('rw', chunks, overlay, syncRecords, async () => {
      await Promise.all([chunks.clear(), overlay.clear(), syncRecords.clear()]);
    });
  }
}

/** The family's own, and what a provider sends. Never dropped. */
class UserDb extends Dexie {
  declare readonly favorites: Table<SavedRecord, string>;
  declare readonly notes: Table<NoteRecord, string>;
  declare readonly tombstones: Table<TombstoneRecord, [string, string]>;
  declare readonly plan: Table<PlanRecord, [string, string]>;
  declare readonly outbox: Table<OutboxRecord, string>;
  declare readonly drafts: Table<OutboxRecord, string>;
  declare readonly logos: Table<LogoRecord, string>;
  declare readonly replica: Table<ReplicaRecord, [string, string]>;
  declare readonly familySync: Table<FamilySyncRecord, string>;
  declare readonly aside: Table<SetAsideRecord, string>;
  declare readonly rooms: Table<RoomRecord, string>;
}

export type { CacheDb, UserDb };

export type LocalStore = {
  /** Work on the directory's copy. May run twice (withReconnect.ts). Throws StorageError. */
  cache<T>(work: (db: CacheDb) => PromiseLike<T>): Promise<T>;
  /** Work on `camply`. On a full disk the directory's copy makes room first. */
  user<T>(work: (db: UserDb) => PromiseLike<T>): Promise<T>;
  /** Runs `query` now and after every change of what it read, in any tab; the returned function stops it. */
  live<T>(
    query: () => Promise<T>,
    onValue: (value: T) => void,
    onError: (error: unknown) => void,
  ): () => void;
  close(): void;
};

type Storage = { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange };

/** A blocked opening fails after this long. */
const OPEN_TIMEOUT_MS = 5000;

/** Opens nothing yet: that waits for the first work. `family` names the database of the family's own. */
export function openLocalStore(
  storage: Storage = {},
  clock: Clock = deviceClock,
  family = USER_DB,
): LocalStore {
  // Dexie closes on `versionchange` automatically, so that a newer tab can upgrade, and opens a newer version of a
  // database (after a rollback of the app) unchanged.
  const cacheDb = new CacheDb(DIRECTORY_DB, {
    ...storage,
    // A crash may lose the last chunk; it is pulled again. Strict would cost 20 times the time.
    chromeTransactionDurability: 'relaxed',
    cache: 'disabled',
  });
  cacheDb.version(1).stores({ pages: '[generation+no], generation', changes: 'key', marks: 'key' });
  cacheDb
    .version(2)
    .stores({
      chunks: '[generation+no], generation',
      overlay: 'key',
      syncRecords: 'key',
      pages: null,
      changes: null,
      marks: null,
    })
    .upgrade(upgradeCacheTo2);

  const userDb = new UserDb(family, {
    ...storage,
    chromeTransactionDurability: 'strict',
    // Dexie's would let live lists show what is being written and may yet fail.
    cache: 'disabled',
  });
  userDb.version(6).stores({
    favourites: 'campId',
    scheduled: 'campId',
    notes: 'campId',
    tombstones: '[kind+id]',
    plan: '[kind+id]',
    outbox: 'id',
    drafts: 'id',
    logos: 'name',
    replica: '[kind+id]',
    familySync: 'key',
    aside: 'owner',
  });
  userDb
    .version(7)
    .stores({ favorites: 'campId', favourites: null, scheduled: null })
    .upgrade(upgradeTo7);
  userDb.version(8).stores({ rooms: 'key' });

  const cached = abortWhenCached();
  for (const db of [cacheDb, userDb]) {
    db.use({
      stack: 'dbcore',
      name: 'abortWhenCached',
      create: (core) => ({
        ...core,
        transaction: (...wanted) => cached.track(core.transaction(...wanted)),
      }),
    });
  }

  const listeners = new Set<() => void>();
  // A live query of an older connection is not notified any more.
  const onOpened = () => {
    for (const listener of listeners) listener();
  };

  const onCache = withReconnect(connectionOf(cacheDb, true), clock, OPEN_TIMEOUT_MS, onOpened);
  const onUser = withReconnect(connectionOf(userDb, false), clock, OPEN_TIMEOUT_MS, onOpened);
  const failedQueries = new Set<() => void>();

  /** Live queries that failed begin again as soon as storage has worked once. */
  async function thenRestartQueries<T>(work: Promise<T>): Promise<T> {
    const value = await work;
    for (const begin of failedQueries) begin();
    return value;
  }

  const store: LocalStore = {
    cache: (work) => thenRestartQueries(onCache(() => work(cacheDb))),
    async user(work) {
      try {
        return await thenRestartQueries(onUser(() => work(userDb)));
      } catch (error) {
        if (!(error instanceof StorageError && error.isFull)) throw error;
        await onCache(() => cacheDb.dropCopy());
        return await thenRestartQueries(onUser(() => work(userDb)));
      }
    },
    live(query, onValue, onError) {
      // There Dexie's live queries say nothing at all.
      if (!(storage.indexedDB ?? Dexie.dependencies.indexedDB)) {
        onError(new StorageError(new Dexie.MissingAPIError()));
        return () => {};
      }
      let subscription: { unsubscribe(): void } | null = null;
      const begin = () => {
        failedQueries.delete(begin);
        subscription?.unsubscribe();
        subscription = liveQuery(query).subscribe(onValue, (error: unknown) => {
          failedQueries.add(begin);
          onError(error);
        });
      };
      begin();
      listeners.add(begin);
      return () => {
        listeners.delete(begin);
        failedQueries.delete(begin);
        subscription?.unsubscribe();
      };
    },
    close() {
      cached.stop();
      cacheDb.close();
      userDb.close();
    },
  };
  return store;
}

// By name, not by class: some come from Dexie, some straight from the browser, one from withReconnect.ts.
// A browser that refuses storage altogether throws one that Dexie has no name for.
const REFUSALS = ['SecurityError', 'NotAllowedError'];
const STORAGE_ERRORS = new Set<string>([
  ...Object.values(Dexie.errnames),
  ...REFUSALS,
  'BlockedError',
]);

function connectionOf(db: Dexie, mayRemove: boolean) {
  return {
    isOpen: () => db.isOpen(),
    async open() {
      await db.open();
      // Dexie takes a connection that dies while it is being opened for a good one: no table works.
      if (db.tables.some((table) => !Object.hasOwn(table, 'core'))) {
        throw new Dexie.UnknownError('the connection died while it was being opened');
      }
    },
    close: () => db.close({ disableAutoOpen: false }),
    remove: mayRemove ? () => db.delete({ disableAutoOpen: false }) : null,
    isStorageError: (error: unknown) => error instanceof Error && STORAGE_ERRORS.has(error.name),
  };
}

/** Copied, not dropped, so that a family without a signal still sees the list after an update. */
async function upgradeCacheTo2(transaction: Transaction): Promise<void> {
  const [chunks, changes, marks] = await Promise.all(
    ['pages', 'changes', 'marks'].map((name) => transaction.table<Row>(name).toArray()),
  );
  await transaction.table('chunks').bulkPut(chunks ?? []);
  await transaction
    .table('overlay')
    .bulkPut((changes ?? []).map(({ key, fate }) => ({ key, change: fate })));
  await transaction
    .table('syncRecords')
    .bulkPut(
      (marks ?? []).map(({ key, filled, staged }) => ({ key, active: filled, staging: staged })),
    );
}

/** Runs in the transaction that opens version 7, so that a killed phone still has version 6 complete. */
async function upgradeTo7(transaction: Transaction): Promise<void> {
  const old: Record<string, Row[]> = {};
  for (const name of ['favourites', 'scheduled', 'plan', 'tombstones']) {
    old[name] = await transaction.table<Row>(name).toArray();
  }
  for (const [name, rows] of Object.entries(tablesOfVersion7(old))) {
    await transaction.table(name).clear();
    await transaction.table(name).bulkPut(rows);
  }
  await transaction.table('aside').toCollection().modify(upgradeAside);
}

/** The whole plan of an account that is not signed in here. */
function upgradeAside(record: { tables?: StoredTables }): void {
  try {
    record.tables = tablesOfVersion7(record.tables ?? {});
  } catch {
    // What cannot be read stays as it is.
  }
}
