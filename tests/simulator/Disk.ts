import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { parseRecord, type SyncRecord } from '#camps/store/directory/syncRecord.ts';
import { type Call, withFaults } from '#tests/fakes/storageFaults.ts';

/**
 * 'refused': the operation throws. 'undone': its transaction is aborted behind the app's back.
 * 'full': the same, because there is no room. 'dead': the connection, for good, as Safari does it.
 */
export type DiskFault = 'refused' | 'undone' | 'full' | 'dead';

/** The storage of one tab: its own connections to what the whole device keeps. */
export type Drive = {
  storage: { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };
  /** Operations to go until this happens; the list is used up from the front. */
  coming: { inCalls: number; what: DiskFault | 'crash' }[];
  /** Writes that find no room before somebody else makes some. */
  fullFor: number;
  /** Openings that fail before one works. */
  openFailures: number;
  calls: number;
  /** How many have failed. */
  faults: number;
  isGone: boolean;
};

type Hooks = {
  crash: (drive: Drive) => void;
  /** A fault after which the app may drop the directory's copy. */
  excuse: () => void;
  /** The record that vouches for the copy was committed; null when it was cleared. */
  committed: (record: SyncRecord | null) => void;
  removed: (database: string) => void;
};

// Live queries do nothing where the global says there is no IndexedDB, as in prerendering.
Dexie.dependencies.indexedDB = new IDBFactory();

/** More than the app's one repetition: a full disk stays full for a while. */
const writesUntilRoom = 4;

const lost = () => new DOMException('Connection to Indexed Database server lost', 'UnknownError');

/** One that is being committed or undone already goes on: the process died a moment later. */
function abortIfOpen(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

/** What one device keeps. Connections know whose they are, so that one tab's can fail or die. */
export class Disk {
  readonly #real = new IDBFactory();
  readonly #hooks: Hooks;
  readonly #drives = new WeakMap<IDBDatabase, Drive>();
  readonly #dead = new WeakSet<IDBDatabase>();
  readonly #open = new Map<Drive, Set<IDBDatabase>>();
  readonly #running = new Map<Drive, Set<IDBTransaction>>();
  readonly #watched = new WeakMap<IDBTransaction, { record: SyncRecord | null }>();

  constructor(hooks: Hooks) {
    this.#hooks = hooks;
  }

  /** Faults begin to reach the storage; the returned function ends it. */
  install(): () => void {
    return withFaults((operation, database, call) => {
      if (database) this.#touch(operation, database, call);
    });
  }

  /** What is really stored, with no faults: for those who check. */
  get plain(): Drive['storage'] {
    return { indexedDB: this.#real, IDBKeyRange };
  }

  drive(): Drive {
    const drive: Drive = {
      storage: { indexedDB: this.#real, IDBKeyRange },
      coming: [],
      fullFor: 0,
      openFailures: 0,
      calls: 0,
      faults: 0,
      isGone: false,
    };
    drive.storage.indexedDB = this.#watching(drive);
    this.#open.set(drive, new Set());
    this.#running.set(drive, new Set());
    return drive;
  }

  /** The process is gone: what was not committed is undone, and nothing it still does has an effect. */
  pullOut(drive: Drive): void {
    drive.isGone = true;
    for (const transaction of this.#running.get(drive) ?? []) abortIfOpen(transaction);
    for (const database of this.#open.get(drive) ?? []) database.close();
  }

  #watching(drive: Drive): IDBFactory {
    const real = this.#real;
    const assertAlive = () => {
      if (drive.isGone) throw new DOMException('gone', 'AbortError');
    };
    return {
      cmp: (a, b) => real.cmp(a, b),
      databases: () => real.databases(),
      deleteDatabase: (name) => {
        assertAlive();
        const request = real.deleteDatabase(name);
        request.addEventListener('success', () => this.#hooks.removed(name));
        return request;
      },
      open: (name, version) => {
        assertAlive();
        if (drive.openFailures > 0) {
          drive.openFailures -= 1;
          drive.faults += 1;
          this.#hooks.excuse();
          throw lost();
        }
        const request = real.open(name, version);
        request.addEventListener('upgradeneeded', () => this.#own(drive, request.result));
        request.addEventListener('success', () => this.#own(drive, request.result));
        return request;
      },
    };
  }

  #own(drive: Drive, database: IDBDatabase): void {
    this.#drives.set(database, drive);
    this.#open.get(drive)?.add(database);
    if (drive.isGone) database.close();
  }

  #touch(operation: string, database: IDBDatabase, { store, args }: Call): void {
    const drive = this.#drives.get(database);
    if (drive) this.#fail(drive, operation, database, store?.transaction ?? null);
    if (!store) return;
    if (drive) this.#follow(drive, store.transaction);
    if (store.name === 'syncRecords') this.#watch(operation, store.transaction, args[0]);
  }

  #fail(
    drive: Drive,
    operation: string,
    database: IDBDatabase,
    within: IDBTransaction | null,
  ): void {
    if (drive.isGone) throw new DOMException('gone', 'AbortError');
    if (this.#dead.has(database)) throw lost();
    drive.calls += 1;
    const isWriting = operation === 'put' || operation === 'add';
    if (operation === 'clear') drive.fullFor = 0;
    if (isWriting && drive.fullFor > 0) return this.#findFull(drive, database, within);
    const [next] = drive.coming;
    if (!next) return;
    next.inCalls -= 1;
    // Only writes need room, and an abort needs something to abort.
    if (next.inCalls > 0 || (next.what === 'full' && !isWriting)) return;
    if (next.what === 'undone' && !within) return;
    drive.coming.shift();
    drive.faults += 1;
    switch (next.what) {
      case 'crash':
        this.#hooks.crash(drive);
        throw new DOMException('gone', 'AbortError');
      case 'refused':
        throw lost();
      case 'dead':
        this.#dead.add(database);
        throw lost();
      case 'full':
        drive.fullFor = writesUntilRoom;
        return this.#findFull(drive, database, within);
      case 'undone':
        return undo(within, 'UnknownError');
    }
  }

  #findFull(drive: Drive, database: IDBDatabase, within: IDBTransaction | null): void {
    drive.fullFor -= 1;
    // For the family's own the app makes room by dropping the copy.
    if (database.name === 'camply') this.#hooks.excuse();
    undo(within, 'QuotaExceededError');
  }

  #follow(drive: Drive, transaction: IDBTransaction): void {
    const running = this.#running.get(drive);
    if (!running || running.has(transaction)) return;
    running.add(transaction);
    const end = () => running.delete(transaction);
    transaction.addEventListener('complete', end);
    transaction.addEventListener('abort', end);
  }

  #watch(operation: string, transaction: IDBTransaction, value: unknown): void {
    if (operation !== 'put' && operation !== 'clear') return;
    const before = this.#watched.get(transaction);
    const now = before ?? { record: null };
    now.record = operation === 'put' ? parseRecord(structuredClone(value)) : null;
    if (before) return;
    this.#watched.set(transaction, now);
    transaction.addEventListener('complete', () => this.#hooks.committed(now.record));
  }
}

/** As a browser does it: after the request was taken, before it is carried out. */
function undo(transaction: IDBTransaction | null, why: string): void {
  const abort: unknown = transaction && Reflect.get(transaction, '_abort');
  if (typeof abort !== 'function') throw new Error('this fake-indexeddb aborts in another way');
  queueMicrotask(() => Reflect.apply(abort, transaction, [why]));
}
