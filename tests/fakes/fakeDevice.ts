import { Dexie } from 'dexie';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { Clock } from '#base/device/clock.ts';
import { openLocalStore, type LocalStore } from '#base/storage/db.ts';
import { onTestFinished } from 'vitest';
import { fakeClock } from './fakeClock.ts';

// Live queries do nothing where the global says there is no IndexedDB, as in prerendering.
Dexie.dependencies.indexedDB = new IDBFactory();

/** One device, whose storage outlives the app. Each openApp is a start of the app, or another tab. */
export function fakeDevice(clock: Clock = fakeClock()) {
  const indexedDB = new IDBFactory();
  const openOn = (storage: IDBFactory): LocalStore =>
    openLocalStore({ indexedDB: storage, IDBKeyRange }, clock);
  return {
    indexedDB,
    clock,
    openApp: () => openOn(indexedDB),
    /** Storage is switched off, as some private windows do. */
    brokenApp: (error = 'InvalidStateError') => openOn(failing(indexedDB, () => true, error)),
    /** A browser in which `indexedDB` does not exist, until this test ends. */
    bareApp: () => {
      const { dependencies } = Dexie;
      const real = dependencies.indexedDB;
      Reflect.deleteProperty(dependencies, 'indexedDB');
      onTestFinished(() => void Object.assign(dependencies, { indexedDB: real }));
      return openLocalStore({}, clock);
    },
    /** One database cannot be opened until it is deleted. */
    corruptApp(name: string) {
      let openings = 0;
      let isCorrupt = true;
      const storage = failing(indexedDB, (opened) => {
        if (opened !== name || !isCorrupt) return false;
        openings += 1;
        return true;
      });
      storage.deleteDatabase = (deleted) => {
        if (deleted === name) isCorrupt = false;
        return indexedDB.deleteDatabase(deleted);
      };
      return { store: openOn(storage), openings: () => openings };
    },
  };
}

function failing(
  real: IDBFactory,
  fails: (name: string) => boolean,
  error = 'InvalidStateError',
): IDBFactory {
  return {
    cmp: (a, b) => real.cmp(a, b),
    databases: () => real.databases(),
    deleteDatabase: (name) => real.deleteDatabase(name),
    open(name, version) {
      // No DOMException: that of jsdom is no Error of this realm.
      if (fails(name)) throw Object.assign(new Error('corrupt'), { name: error });
      return real.open(name, version);
    },
  };
}
