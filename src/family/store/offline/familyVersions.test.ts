// The family's database only grows: earlier versions of the app open it, and nothing is lost between them.
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { openLocalStore, type LocalStore } from '#base/device/db.ts';
import { StorageError } from '#base/device/StorageError.ts';
import { notes } from '#camps/store/saved/familyQueries.ts';
import { entries, logoBytes } from '#providers/store/outbox/entries.ts';
import { favorites, scheduled } from '#tests/fakes/savedIds.ts';
import { aProvider, lost } from '#tests/fakes/aProvider.ts';
import { aFamilyMember } from '#tests/fakes/aFamilyMember.ts';
import { FakeFamilyServer } from '#tests/fakes/FakeFamilyServer.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { familyOn } from '#tests/fakes/familyOn.ts';
import { previousApp } from '#tests/fakes/previousApp.ts';
import { withFaults } from '#tests/fakes/storageFaults.ts';
import { aLogo, aSubmission, formFacts } from '#tests/fixtures/aSubmission.ts';

async function contentOf(store: LocalStore) {
  return {
    favorites: await favorites(store),
    scheduled: await scheduled(store),
    notes: (await notes(store)).map(({ campId, text }) => `${campId}: ${text}`),
  };
}

const filled = { favorites: ['camp-1'], scheduled: ['camp-2'], notes: ['camp-3: Bring a hat'] };

async function fill(indexedDB: IDBFactory, version?: 2 | 3 | 4): Promise<void> {
  const before = previousApp(indexedDB, version);
  await before.setFavorite('camp-1', true, 1000);
  await before.schedule('camp-2', 1000);
  await before.saveNote('camp-3', 'Bring a hat', 1000);
  before.close();
}

describe('an update of the app', () => {
  it('from version 1 keeps hearts and plan', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const before = previousApp(indexedDB, 1);
    await before.setFavorite('camp-1', true, 1000);
    await before.schedule('camp-2', 1000);
    before.close();
    expect(await contentOf(openApp())).toEqual({ ...filled, notes: [] });
  });

  it('from version 2 keeps hearts, plan and notes, and all of them can be changed', async () => {
    const { indexedDB, openApp } = fakeDevice();
    await fill(indexedDB);
    const store = openApp();
    expect(await contentOf(store)).toEqual(filled);
    const family = familyOn(store);
    await family.setFavorite('camp-1', false);
    await family.setScheduled('camp-2', false);
    await family.saveNote('camp-3', 'Bring two hats');
    expect(await contentOf(store)).toEqual({
      favorites: [],
      scheduled: [],
      notes: ['camp-3: Bring two hats'],
    });
  });

  it('from version 3 keeps all of it, and takes a listing', async () => {
    const { indexedDB, openApp } = fakeDevice();
    await fill(indexedDB, 3);
    const store = openApp();
    const { outbox } = aProvider({ store });
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    expect(await contentOf(store)).toEqual(filled);
    expect((await entries(store)).map((entry) => entry.id)).toEqual([id]);
  });

  it('from version 4 keeps all of it, and is brought in step', async () => {
    const server = new FakeFamilyServer(() => Date.UTC(2025, 9, 1));
    const phone = aFamilyMember(server);
    await fill(phone.indexedDB, 4);
    const tab = phone.openTab();
    await phone.join(tab);
    await tab.sync.syncNow();
    expect(await contentOf(tab.store)).toEqual(filled);
    const other = aFamilyMember(server);
    const athome = other.openTab();
    await other.join(athome);
    await athome.sync.syncNow();
    expect(await contentOf(athome.store)).toEqual(filled);
  });

  it('killed at any step of the first save after it loses nothing', async () => {
    let isDone = false;
    let steps = 0;
    while (!isDone) {
      steps += 1;
      const { indexedDB, openApp } = fakeDevice();
      await fill(indexedDB);
      let left = steps;
      const heal = withFaults((_, __, { args: [, mode] }) => {
        // Of the fake itself, while it opens.
        if (mode === 'versionchange') return;
        left -= 1;
        if (left <= 0) throw new DOMException('gone', 'AbortError');
      });
      const killed = openApp();
      isDone = await familyOn(killed)
        .setFavorite('camp-4', true)
        .then(
          () => true,
          () => false,
        );
      heal();
      killed.close();
      const found = await contentOf(openApp());
      const added = isDone ? ['camp-4'] : found.favorites.slice(1);
      expect(found).toEqual({ ...filled, favorites: ['camp-1', ...added] });
    }
    // The sweep did reach inside.
    expect(steps).toBeGreaterThan(5);
  });

  it('killed before the upgrade is committed leaves version 2 whole, for both apps', async () => {
    const { indexedDB, openApp } = fakeDevice();
    await fill(indexedDB);
    let upgrades = 0;
    const killed = openLocalStore({
      IDBKeyRange,
      indexedDB: {
        cmp: (a, b) => indexedDB.cmp(a, b),
        databases: () => indexedDB.databases(),
        deleteDatabase: (name) => indexedDB.deleteDatabase(name),
        open(name, version) {
          const request = indexedDB.open(name, version);
          request.addEventListener('upgradeneeded', () => {
            upgrades += 1;
            // After Dexie has made its tables.
            queueMicrotask(() => request.transaction?.abort());
          });
          return request;
        },
      },
    });
    await expect(familyOn(killed).setFavorite('camp-4', true)).rejects.toBeInstanceOf(StorageError);
    killed.close();
    expect(upgrades).toBeGreaterThan(0);
    const before = previousApp(indexedDB);
    expect(await before.favorites()).toEqual(['camp-1']);
    before.close();
    expect(await contentOf(openApp())).toEqual(filled);
  });
});

describe('the previous version of the app comes back', () => {
  it('shows what this one saved and removed, and what it saves meanwhile is not lost', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const first = openApp();
    const family = familyOn(first);
    for (const id of ['camp-1', 'camp-2', 'camp-3']) await family.setFavorite(id, true);
    await family.setFavorite('camp-2', false);
    await family.setScheduled('camp-1', true);
    await family.saveNote('camp-1', 'Bring a hat');
    first.close();

    const before = previousApp(indexedDB);
    expect(await before.favorites()).toEqual(['camp-1', 'camp-3']);
    expect(await before.scheduled()).toEqual(['camp-1']);
    expect(await before.notes()).toEqual(['camp-1: Bring a hat']);
    await before.setFavorite('camp-2', true, Date.UTC(2025, 9, 2));
    await before.setFavorite('camp-3', false, 0);
    await before.setFavorite('camp-4', true, Date.UTC(2025, 9, 2));
    await before.saveNote('camp-1', 'Bring two hats', Date.UTC(2025, 9, 2));
    before.close();

    const again = openApp();
    expect(await contentOf(again)).toEqual({
      favorites: ['camp-1', 'camp-2', 'camp-4'],
      scheduled: ['camp-1'],
      notes: ['camp-1: Bring two hats'],
    });
    // A tombstone that is left over from before does not hide the heart, and does not come back.
    await familyOn(again).setFavorite('camp-2', false);
    await familyOn(again).setFavorite('camp-2', true);
    expect(await favorites(again)).toContain('camp-2');
  });

  it('version 3 writes beside a listing that waits, and the listing is still there', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const first = openApp();
    const { outbox, network } = aProvider({ store: first });
    network.deliveries.push(lost);
    const id = await outbox.submit(aSubmission(), aLogo(1, 2), formFacts);
    first.close();
    const before = previousApp(indexedDB, 3);
    await before.setFavorite('camp-1', true, 2000);
    before.close();
    const again = openApp();
    expect(await favorites(again)).toEqual(['camp-1']);
    const [entry] = await entries(again);
    expect(entry).toMatchObject({ id, fields: aSubmission() });
    expect((await logoBytes(again, entry?.logo?.name ?? ''))?.byteLength).toBe(2);
  });

  it('version 4 writes beside the replica: what it changed is noted, and goes to the other phone', async () => {
    const server = new FakeFamilyServer(() => Date.UTC(2025, 9, 1));
    const [phone, other] = [aFamilyMember(server), aFamilyMember(server)];
    const [first, athome] = [phone.openTab(), other.openTab()];
    for (const [member, tab] of [
      [phone, first],
      [other, athome],
    ] as const)
      await member.join(tab);
    await first.family.saveNote('camp-1', 'Bring a hat');
    await first.sync.syncNow();
    first.store.close();

    const before = previousApp(phone.indexedDB, 4);
    await before.setFavorite('camp-2', true, Date.UTC(2025, 9, 2));
    await before.saveNote('camp-1', 'Bring two hats', Date.UTC(2025, 9, 2));
    before.close();

    const again = phone.openTab();
    await again.sync.syncNow();
    await athome.sync.syncNow();
    expect(await contentOf(athome.store)).toEqual({
      favorites: ['camp-2'],
      scheduled: [],
      notes: ['camp-1: Bring two hats'],
    });
    expect(await contentOf(again.store)).toEqual(await contentOf(athome.store));
  });

  it('version 1 opens it, too', async () => {
    const { indexedDB, openApp } = fakeDevice();
    const first = openApp();
    await familyOn(first).setFavorite('camp-1', true);
    await familyOn(first).saveNote('camp-1', 'Bring a hat');
    first.close();
    const before = previousApp(indexedDB, 1);
    expect(await before.favorites()).toEqual(['camp-1']);
    await before.setFavorite('camp-2', true, 2000);
    before.close();
    expect(await contentOf(openApp())).toEqual({
      favorites: ['camp-1', 'camp-2'],
      scheduled: [],
      notes: ['camp-1: Bring a hat'],
    });
  });
});

it('two tabs with two versions: the older one steps aside for the upgrade, both go on, each sees the other', async () => {
  const { indexedDB, openApp } = fakeDevice();
  const before = previousApp(indexedDB);
  await before.setFavorite('camp-1', true, 1000);
  const store = openApp();
  const family = familyOn(store);
  await family.saveNote('camp-1', 'Bring a hat');
  await family.setFavorite('camp-2', true);
  expect(await before.favorites()).toEqual(['camp-1', 'camp-2']);
  await before.saveNote('camp-1', 'Bring two hats', Date.UTC(2025, 9, 2));
  await before.setFavorite('camp-2', false, 0);
  expect(await contentOf(store)).toEqual({
    favorites: ['camp-1'],
    scheduled: [],
    notes: ['camp-1: Bring two hats'],
  });
  await family.setFavorite('camp-1', false);
  expect(await before.favorites()).toEqual([]);
  before.close();
});
