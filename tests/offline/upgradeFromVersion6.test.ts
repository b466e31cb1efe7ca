// A browser's profile and a backup, as the build with database version 6 wrote them
// (tests/fixtures/profileOfVersion6.json). All of it opens in this one, with nothing lost: compatibility begins there.
import { Dexie } from 'dexie';
import { IDBKeyRange } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { openLocalStore, type LocalStore } from '#base/storage/db.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { savedCamps } from '#camps/store/saved/familyQueries.ts';
import { readBackup } from '#family/rules/backup/backupFile.ts';
import { countRecords } from '#family/rules/backup/countRecords.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';
import { restoreBackup } from '#family/store/backup/restoreBackup.ts';
import { keysOf } from '#family/store/sync/familyKeys.ts';
import { unreadNotes } from '#family/store/sync/noteConflicts.ts';
import { planState } from '#planner/store/planQueries.ts';
import { entries, logoBytes } from '#providers/store/outbox/entries.ts';
import { aFamilyMember } from '#tests/fakes/aFamilyMember.ts';
import { FakeSpaceServer } from '#tests/fakes/FakeSpaceServer.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { favorites } from '#tests/fakes/savedIds.ts';
import { aSubmission } from '#tests/fixtures/aSubmission.ts';
import version6 from '../fixtures/profileOfVersion6.json' with { type: 'json' };

/** A moment after the last change in there. */
const NOW = Date.UTC(2025, 9, 1, 12, 1);

/** Bytes, which JSON cannot say, stand there in base64. */
function stored(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(stored);
  if ('$bytes' in value) return Uint8Array.from(Buffer.from(String(value.$bytes), 'base64'));
  if ('$buffer' in value)
    return Uint8Array.from(Buffer.from(String(value.$buffer), 'base64')).buffer;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one)]));
}

async function fill(indexedDB: IDBFactory): Promise<void> {
  for (const [name, { version, stores, rows }] of Object.entries(version6.databases)) {
    const db = new Dexie(name, { indexedDB, IDBKeyRange });
    db.version(version).stores(stores);
    for (const [table, records] of Object.entries(rows)) {
      await db.table(table).bulkPut(records.map(stored));
    }
    db.close();
  }
}

async function theOldPhone(server = new FakeSpaceServer(() => NOW)) {
  const phone = aFamilyMember(server);
  phone.clock.setTo(NOW);
  await fill(phone.indexedDB);
  for (const [key, text] of Object.entries(version6.localStorage)) phone.texts.set(key, text);
  return { ...phone, tab: phone.openTab() };
}

/** As stored: none that screens would leave out. */
async function planOf(store: LocalStore) {
  const records = await store.user((db) => db.plan.filter(({ kind }) => kind === 'plan').toArray());
  return records.flatMap((record) => {
    const change = readPlanRow('plan', record);
    if (change?.kind !== 'plan' || !change.row) return [];
    const { id, childId, campId, snapshot } = change.row;
    return [[id, childId, campId, snapshot.providerName]];
  });
}
const pine = ['entry-1', 'maya', 'pine-and-paddle', 'Pine & Paddle'];
const undecided = (campId: string, name: string) => [`scheduled-${campId}`, null, campId, name];

describe('a profile of version 6', () => {
  it('has its family, hearts, notes and plan', async () => {
    const { store, profile } = (await theOldPhone()).tab;
    expect(profile.getState().profile).toMatchObject({
      parentInfo: { name: 'Ana', email: 'ana@home.example' },
      children: [{ id: 'maya', birthMonth: '2017-03' }],
    });
    expect(await savedCamps(store)).toMatchObject([{ campId: 'owls', name: 'Owls' }]);
    expect(await store.user((db) => db.notes.toArray())).toMatchObject([
      { campId: 'bees', text: 'Three bees' },
      { campId: 'owls', text: 'Ask about lunch' },
    ]);
    expect(await planOf(store)).toEqual([
      pine,
      undecided('foxes', 'Foxes'),
      undecided('owls', 'Owls'),
    ]);
    expect(await planState(store)).toMatchObject({
      entries: [{ note: 'Bring a hat' }, {}, {}],
      home: [{ who: 'Grandma' }],
      ownDays: [{ name: 'Closed' }],
      children: [{ staysOnDigitalDays: true }],
      family: { budgets: { 'maya/fall': 20_000 }, settled: ['a'] },
      sent: [{ sequence: 1 }],
    });
  });

  it('has its drafts, and the listing that waits to be sent, with its logo', async () => {
    const { store } = (await theOldPhone()).tab;
    expect(await store.user((db) => db.drafts.toArray())).toMatchObject([{ id: 'new' }]);
    const [entry] = await entries(store);
    expect(entry).toMatchObject({ state: 'waiting', fields: aSubmission() });
    expect((await logoBytes(store, entry?.logo?.name ?? ''))?.byteLength).toBe(2);
  });

  it('keeps the plan that was put aside for another account', async () => {
    const { tab } = await theOldPhone();
    expect(await tab.store.user((db) => db.aside.toArray())).toMatchObject([
      { owner: 'family-2', tables: { favorites: [{ campId: 'moss' }] } },
    ]);
  });

  it('syncs on by itself, with all that it had changed, and takes the other phones in', async () => {
    const server = new FakeSpaceServer(() => NOW);
    const { tab } = await theOldPhone(server);
    const before = await planOf(tab.store);
    tab.sync.start();
    await tab.sync.syncNow();
    expect(tab.sync.state.getState()).toMatchObject({
      is: 'on',
      problem: null,
      isCarriedOver: true,
      lacksRecoveryCode: true,
    });
    expect(await planOf(tab.store)).toEqual(before);
    expect((await tab.store.user(unreadNotes)).size).toBe(0);

    const { tab: other } = await theOldPhone(server);
    other.sync.start();
    await other.family.setFavorite('bees', true);
    await other.sync.syncNow();
    expect(other.sync.state.getState()).toEqual({ is: 'locked' });
    const mark = await tab.mark();
    if (!mark) throw new Error('It does not sync');
    expect(await other.sync.bringKeys(await keysOf(mark))).toBe('done');
    expect(await other.sync.join()).toBe('done');
    await tab.sync.syncNow();
    expect(await planOf(other.store)).toEqual(before);
    expect(await favorites(tab.store)).toEqual(['bees', 'owls']);
  });

  it('shows the directory with no network, with the changes that were not packed yet', async () => {
    const { store } = (await theOldPhone()).tab;
    expect(await directory(store)).toMatchObject({
      status: 'ready',
      directory: {
        camps: [{ id: 'ash' }, { id: 'birch', city: 'Roswell' }],
        schoolBreaks: [{ id: 'fall' }, { id: 'noon', letsOutAt: 750 }],
      },
    });
  });

  it('is whole, and still of version 6, after a phone died while it was upgraded', async () => {
    const { indexedDB } = fakeDevice();
    await fill(indexedDB);
    const killed = openLocalStore({ IDBKeyRange, indexedDB: dyingWhileUpgrading(indexedDB) });
    await expect(favorites(killed)).rejects.toThrow(StorageError);
    killed.close();
    const db = await new Dexie('camply', { indexedDB, IDBKeyRange }).open();
    expect([db.verno, await db.table('scheduled').count()]).toEqual([6, 3]);
    db.close();
    const store = openLocalStore({ indexedDB, IDBKeyRange });
    expect(await planOf(store)).toHaveLength(3);
  });
});

function dyingWhileUpgrading(indexedDB: IDBFactory): IDBFactory {
  return {
    cmp: (a, b) => indexedDB.cmp(a, b),
    databases: () => indexedDB.databases(),
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    open(name, version) {
      const request = indexedDB.open(name, version);
      request.addEventListener('upgradeneeded', () => {
        // After Dexie has made its tables.
        queueMicrotask(() => request.transaction?.abort());
      });
      return request;
    },
  };
}

it('a backup of version 6 has all camps of its plan, and restores them once', async () => {
  const read = readBackup(version6.backup, NOW);
  if (read.kind !== 'open') throw new Error(read.kind);
  expect(read.data.skipped).toBe(0);
  expect(countRecords(read.data.records)).toEqual({
    children: 1,
    planned: 4,
    favorites: 1,
    notes: 2,
  });
  const store = fakeDevice().openApp();
  const profile = memoryProfile();
  for (const way of ['replace', 'merge'] as const) {
    await restoreBackup(store, profile, read.data, way, NOW);
  }
  expect(await planOf(store)).toEqual([
    pine,
    ['entry-2', 'maya', 'bees', 'Pine & Paddle'],
    undecided('otters', 'Otters'),
    undecided('owls', 'Owls'),
  ]);
});
