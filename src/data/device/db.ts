// What the phone keeps. The only importer of Dexie: nobody else knows how it is stored.
import { Dexie, liveQuery, type Table } from 'dexie';
import { type Clock, deviceClock } from './clock.ts';
import { buildDirectory, type Built, withChanges } from '../directory/buildDirectory.ts';
import type { Change, OlderPage, Chunk } from '../directory/entries.ts';
import type { ActiveCopy, SyncRecord } from '../directory/syncRecord.ts';
import { unpack } from '../directory/chunks.ts';
import type { CorruptChunkError } from '../directory/CorruptChunkError.ts';
import { withReconnect } from './withReconnect.ts';
import { StorageError } from './StorageError.ts';

/** One camp the family chose. `name` is the provider's, for the day the camp is gone; early rows have none. */
export type Saved = { campId: string; savedAt: number; name?: string };

/** What the family wrote about a camp, as typed. There is no row for an empty one. */
export type Note = { campId: string; text: string; writtenAt: number };

/** The directory's copy. May be dropped at any time: the next pull brings it back. */
class CacheDb extends Dexie {
  declare readonly pages: Table<Chunk | OlderPage, [number, number]>;
  declare readonly changes: Table<Change, string>;
  declare readonly marks: Table<SyncRecord, string>;

  /** What stands in the pages of a copy, with `changes` after them. Throws TornPage. */
  async unpacked(copy: ActiveCopy, changes: readonly Change[] = []) {
    const { generation } = copy;
    const pages = await this.pages.where('generation').equals(generation).toArray();
    return unpack(pages, copy, changes);
  }

  /** What screens see of a copy; `before` is what they saw of it earlier, null when nothing. Throws TornPage. */
  async built(copy: ActiveCopy, before: Built | null): Promise<Built> {
    const base = before ?? buildDirectory((await this.unpacked(copy)).entries, copy.isPacked);
    return withChanges(base, await this.changes.toArray());
  }

  /** As `dropCopy`, unless another copy has taken the place of the torn one meanwhile. */
  async dropTorn({ generation }: CorruptChunkError): Promise<void> {
    await this.transaction('rw', this.pages, this.changes, this.marks, async () => {
      const marks = await this.marks.get('directory');
      if (marks?.filled?.generation === generation) await this.dropCopy();
    });
  }

  /** The whole copy goes; sync.ts notices, and brings it back. */
  async dropCopy(): Promise<void> {
    await this.transaction('rw', this.pages, this.changes, this.marks, async () => {
      await Promise.all([this.pages.clear(), this.changes.clear(), this.marks.clear()]);
    });
  }
}

/** The family's own. Never dropped; its schema only grows, so that the previous app can read it. */
class UserDb extends Dexie {
  declare readonly favourites: Table<Saved, string>;
  declare readonly scheduled: Table<Saved, string>;
  declare readonly notes: Table<Note, string>;
}

export type { CacheDb, UserDb };

export type LocalStore = {
  /** Work on the directory's copy. May be run twice (steady.ts). Throws StorageProblem. */
  cache<T>(work: (db: CacheDb) => PromiseLike<T>): Promise<T>;
  /** Work on the family's own. On a full disk the directory's copy makes room first. */
  user<T>(work: (db: UserDb) => PromiseLike<T>): Promise<T>;
  /** Answers `question` now and after every change of what it read, in any tab; the answer stops it. */
  live<T>(
    question: () => Promise<T>,
    onValue: (value: T) => void,
    onError: (error: unknown) => void,
  ): () => void;
  close(): void;
};

type Storage = { indexedDB?: IDBFactory; IDBKeyRange?: typeof IDBKeyRange };

/** A blocked opening is told to the person after this long. */
const openWaitMs = 5000;

/** Opens nothing yet: the databases are made at the first work. */
export function openLocalStore(storage: Storage = {}, clock: Clock = deviceClock): LocalStore {
  // Dexie closes on `versionchange` by itself, so a newer tab can upgrade, and opens a newer
  // version of a database (after a rollback of the app) as it finds it.
  const cacheDb = new CacheDb('camply-cache', {
    ...storage,
    // A crash may lose the last page; it is pulled again. Strict would cost 20 times the time.
    chromeTransactionDurability: 'relaxed',
    cache: 'disabled',
  });
  cacheDb.version(1).stores({ pages: '[generation+no], generation', changes: 'key', marks: 'key' });

  const userDb = new UserDb('camply', { ...storage, chromeTransactionDurability: 'strict' });
  userDb.version(1).stores({ favourites: 'campId', scheduled: 'campId' });
  userDb.version(2).stores({ notes: 'campId' });

  const listeners = new Set<() => void>();
  // A live query of an older connection hears nothing any more.
  const onOpened = () => {
    for (const listener of listeners) listener();
  };

  const onCache = withReconnect(connectionOf(cacheDb, true), clock, openWaitMs, onOpened);
  const onUser = withReconnect(connectionOf(userDb, false), clock, openWaitMs, onOpened);
  const silent = new Set<() => void>();

  /** Live queries that broke begin again as soon as storage has worked once. */
  async function heard<T>(answer: Promise<T>): Promise<T> {
    const value = await answer;
    for (const begin of silent) begin();
    return value;
  }

  const phone: LocalStore = {
    cache: (work) => heard(onCache(() => work(cacheDb))),
    async user(work) {
      try {
        return await heard(onUser(() => work(userDb)));
      } catch (error) {
        if (!(error instanceof StorageError && error.isFull)) throw error;
        await onCache(() => cacheDb.dropCopy());
        return await heard(onUser(() => work(userDb)));
      }
    },
    live(question, onValue, onError) {
      let subscription: { unsubscribe(): void } | null = null;
      const begin = () => {
        silent.delete(begin);
        subscription?.unsubscribe();
        subscription = liveQuery(question).subscribe(onValue, (error: unknown) => {
          silent.add(begin);
          onError(error);
        });
      };
      begin();
      listeners.add(begin);
      return () => {
        listeners.delete(begin);
        silent.delete(begin);
        subscription?.unsubscribe();
      };
    },
    close() {
      cacheDb.close();
      userDb.close();
    },
  };
  return phone;
}

// By name, not by class: some come from Dexie, some straight from the browser, one from steady.ts.
const storageErrors = new Set<string>([...Object.values(Dexie.errnames), 'BlockedError']);

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
    isStorageError: (error: unknown) => error instanceof Error && storageErrors.has(error.name),
  };
}
