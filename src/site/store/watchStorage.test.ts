import { expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { LocalStore } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { createSavedStore } from '#camps/store/saved/createSavedStore.ts';
import { fakeClock } from '#tests/fakes/fakeClock.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { until } from '#tests/fakes/until.ts';
import { type StorageTrouble, watchStorage } from './watchStorage.ts';
import { settleNoteConflict } from '#family/store/sync/noteConflicts.ts';

const KEY = 'camply-kept';
const hasMark = (texts: ReadonlyMap<string, string>) => texts.has(KEY);
const hasNoMark = (texts: ReadonlyMap<string, string>) => !texts.has(KEY);
const isSaid = (trouble: StorageTrouble) => trouble !== null;
const isSilent = (trouble: StorageTrouble) => trouble === null;

function aPhone() {
  const clock = fakeClock();
  const texts = createStore<ReadonlyMap<string, string>>(() => new Map());
  const change = (edit: (next: Map<string, string>) => void) => {
    const next = new Map(texts.getState());
    edit(next);
    texts.setState(next, true);
  };
  const localStorage = () => ({
    getItem: (key: string) => texts.getState().get(key) ?? null,
    setItem: (key: string, text: string) => change((next) => void next.set(key, text)),
    removeItem: (key: string) => change((next) => void next.delete(key)),
  });
  const watch = (store: LocalStore) => watchStorage({ store, localStorage, clock });
  const heart = (store: LocalStore, isWanted = true) =>
    createSavedStore({
      store,
      settleNoteConflict,
      clock,
      persist: () => Promise.resolve(true),
    }).setFavorite('owls', isWanted);
  return { clock, texts, localStorage, watch, heart };
}

/** A tab in which something is saved. */
async function savedOn(phone: ReturnType<typeof aPhone>, store: LocalStore): Promise<void> {
  phone.watch(store);
  await phone.heart(store);
  await until(phone.texts, hasMark);
}

it('reports nothing on a phone without saved data', async () => {
  const phone = aPhone();
  const store = fakeDevice().openApp();
  const watched = phone.watch(store);
  await phone.heart(store);
  await until(phone.texts, hasMark);
  expect(watched.getState()).toBeNull();
});

it('says since when the plan is missing, at every start until the person knows', async () => {
  const phone = aPhone();
  const keptAt = phone.clock.now();
  phone.localStorage().setItem(KEY, JSON.stringify({ keptAt }));
  phone.clock.pass(86_400_000);

  for (const _ of ['first start', 'second start']) {
    const watched = phone.watch(fakeDevice().openApp());
    await until(watched, isSaid);
    expect(watched.getState()).toEqual({ kind: 'cleared', keptAt });
  }
  const watched = phone.watch(fakeDevice().openApp());
  await until(watched, isSaid);
  watched.dismiss();
  expect(watched.getState()).toBeNull();
  expect(phone.localStorage().getItem(KEY)).toBeNull();
});

it('is over as soon as the plan is back', async () => {
  const phone = aPhone();
  phone.localStorage().setItem(KEY, JSON.stringify({ keptAt: phone.clock.now() }));
  const store = fakeDevice().openApp();
  const watched = phone.watch(store);
  await until(watched, isSaid);
  await phone.heart(store);
  expect(await until(watched, isSilent)).toBeNull();
});

it('reports nothing after the last favorite was removed', async () => {
  const phone = aPhone();
  const device = fakeDevice();
  await savedOn(phone, device.openApp());
  // The watch of the first tab sleeps with it: the mark is still there.
  const mark = phone.localStorage().getItem(KEY) ?? '';
  await phone.heart(device.openApp(), false);
  phone.localStorage().setItem(KEY, mark);
  const watched = phone.watch(device.openApp());
  await until(phone.texts, hasNoMark);
  expect(watched.getState()).toBeNull();
});

it('reports nothing after the device was erased', async () => {
  const phone = aPhone();
  const store = fakeDevice().openApp();
  const watched = phone.watch(store);
  await phone.heart(store);
  await until(phone.texts, hasMark);
  await store.user((db) =>
    db.transaction('rw', db.tables, async () => {
      await Promise.all(db.tables.map((table) => table.clear()));
    }),
  );
  await until(phone.texts, hasNoMark);
  expect(watched.getState()).toBeNull();
});

it('reports refused storage until it works', async () => {
  const phone = aPhone();
  const refused = phone.watch(fakeDevice().brokenApp('SecurityError'));
  await until(refused, isSaid);
  expect(refused.getState()).toEqual({ kind: 'refused' });

  const store = fakeDevice().openApp();
  const stuckAtFirst: LocalStore = {
    ...store,
    live(query, onValue, onError) {
      onError(new StorageError(new Error('blocked')));
      return store.live(query, onValue, onError);
    },
  };
  const watched = phone.watch(stuckAtFirst);
  expect(watched.getState()).toEqual({ kind: 'refused' });
  await until(watched, isSilent);
});

it('does not take a full disk or missing code for refused storage', async () => {
  const phone = aPhone();
  const full = phone.watch(fakeDevice().brokenApp('QuotaExceededError'));
  const lost: LocalStore = {
    ...fakeDevice().openApp(),
    live: (_, __, onError) => {
      onError(new TypeError('Failed to fetch dynamically imported module'));
      return () => undefined;
    },
  };
  const missing = phone.watch(lost);
  const refused = phone.watch(fakeDevice().brokenApp('SecurityError'));
  await until(refused, isSaid);
  expect([full.getState(), missing.getState()]).toEqual([null, null]);
});
