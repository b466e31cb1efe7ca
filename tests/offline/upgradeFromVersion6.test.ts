// A browser's profile, a backup and the rows of a server, as the build with database version 6 wrote them
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
import { unreadNotes } from '#family/store/sync/noteConflicts.ts';
import { planState } from '#planner/store/planQueries.ts';
import { entries, logoBytes } from '#providers/store/outbox/entries.ts';
import { aFamilyMember, FAMILY, type FamilyTab, signedIn } from '#tests/fakes/aFamilyMember.ts';
import { FakeFamilyServer } from '#tests/fakes/FakeFamilyServer.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { plannerOn } from '#tests/fakes/plannerOn.ts';
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

async function theOldPhone(server = new FakeFamilyServer(() => NOW)) {
  const phone = aFamilyMember(server);
  phone.clock.setTo(NOW);
  await fill(phone.indexedDB);
  for (const [key, text] of Object.entries(version6.localStorage)) phone.texts.set(key, text);
  return { ...phone, tab: phone.openTab() };
}

/** Has what the old phone had sent by the time it lost its signal. */
function theServer(): FakeFamilyServer {
  const server = new FakeFamilyServer(() => NOW);
  const { keyId } = version6.databases.camply.rows.familySync[0] ?? { keyId: '' };
  const rows = version6.server.map(
    ({ row, xid }) => [`${row.kind}:${row.id}`, { row, xid }] as const,
  );
  server.copies.set(FAMILY, { keyId, wraps: {}, rows: new Map(rows) });
  return server;
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
      owner: FAMILY,
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

  it('has the plan of the account that is not signed in', async () => {
    const { tab, who } = await theOldPhone();
    who.setState(signedIn('family-2'));
    await tab.sync.putAside();
    expect(await favorites(tab.store)).toEqual(['moss']);
    expect(await planOf(tab.store)).toEqual([undecided('fern', 'Fern')]);
    who.setState(signedIn());
    await tab.sync.putAside();
    expect(await planOf(tab.store)).toContainEqual(pine);
  });

  it('sends what it had changed with no signal, and what was removed stays removed', async () => {
    const server = theServer();
    const { tab } = await theOldPhone(server);
    const before = await planOf(tab.store);
    const { tab: other } = await aNewPhone(server);
    expect(await planOf(other.store)).toContainEqual(undecided('otters', 'Otters'));
    await inStep(tab, other, tab, other);
    expect(await planOf(tab.store)).toEqual(before);
    expect(await planOf(other.store)).toEqual(before);
    expect((await tab.store.user(unreadNotes)).size).toBe(0);
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

async function aNewPhone(server: FakeFamilyServer) {
  const phone = aFamilyMember(server);
  phone.clock.setTo(NOW);
  const tab = phone.openTab();
  await phone.join(tab);
  await tab.sync.syncNow();
  return { ...phone, tab };
}

async function inStep(...tabs: FamilyTab[]): Promise<void> {
  for (const { sync } of tabs) await sync.syncNow();
}

describe('rows of a server from version 6', () => {
  it('show a new phone each camp of the plan once', async () => {
    const { tab } = await aNewPhone(theServer());
    expect(await favorites(tab.store)).toEqual(['owls']);
    expect(await planOf(tab.store)).toEqual([
      pine,
      ['entry-2', 'maya', 'bees', 'Pine & Paddle'],
      undecided('otters', 'Otters'),
      undecided('owls', 'Owls'),
    ]);
  });

  it('bring no camp back that was taken out since', async () => {
    const server = theServer();
    const { tab } = await aNewPhone(server);
    const planner = plannerOn(tab.store);
    for (const id of ['otters', 'pine-and-paddle']) await planner.takeOut(id);
    await inStep(tab, tab);
    const { tab: third } = await aNewPhone(server);
    await inStep(third);
    const left = [['entry-2', 'maya', 'bees', 'Pine & Paddle'], undecided('owls', 'Owls')];
    expect(await planOf(tab.store)).toEqual(left);
    expect(await planOf(third.store)).toEqual(left);
  });

  it('are the same on a phone that reads them page by page', async () => {
    const server = theServer();
    server.pageSize = 1;
    // Entries last.
    for (const each of server.copies.get(FAMILY)?.rows.values() ?? []) {
      if (each.row.kind === 'plan') each.xid += 1;
    }
    const { tab } = await aNewPhone(server);
    expect(await planOf(tab.store)).toHaveLength(4);
  });
});

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
