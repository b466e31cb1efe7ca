import { IDBKeyRange, IDBOpenDBRequest } from 'fake-indexeddb';
import { answerInTime } from '#base/device/answerInTime.ts';
import { type LocalStore, openLocalStore } from '#base/storage/db.ts';
import type { FakeClock } from './fakeClock.ts';
import { fakeDevice } from './fakeDevice.ts';

const never = () => new Promise<never>(() => {});

/** Storage that keeps nothing, in each way a browser has; what hangs ends when ten seconds of this clock have passed. */
export const failingStores: Readonly<Record<string, (clock: FakeClock) => LocalStore>> = {
  'does not exist': (clock) => answerInTime(fakeDevice(clock).bareApp(), clock),
  'refuses to open': (clock) => answerInTime(fakeDevice(clock).brokenApp('SecurityError'), clock),
  'breaks when opened': (clock) => answerInTime(fakeDevice(clock).brokenApp('UnknownError'), clock),
  'never opens': (clock) => answerInTime(neverOpening(clock), clock),
  'never answers a transaction': (clock) =>
    answerInTime({ ...fakeDevice(clock).openApp(), cache: never, user: never }, clock),
};

function neverOpening(clock: FakeClock): LocalStore {
  const { indexedDB } = fakeDevice(clock);
  const hanging: IDBFactory = {
    cmp: (a, b) => indexedDB.cmp(a, b),
    databases: () => indexedDB.databases(),
    // Requests without an answer.
    open: () => new IDBOpenDBRequest(),
    deleteDatabase: () => new IDBOpenDBRequest(),
  };
  return openLocalStore({ indexedDB: hanging, IDBKeyRange }, clock);
}
