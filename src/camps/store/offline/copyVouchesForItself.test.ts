import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { liveValue } from '#base/storage/live.ts';
import { directory, type DirectoryAnswer } from '../directory/directory.ts';
import { pull } from '../directory/pull.ts';
import { createSync } from '../directory/sync.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { fakeTab } from '#tests/fakes/fakeTab.ts';
import { pullAndCompact } from '#tests/fakes/pullAndCompact.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { until } from '#tests/fakes/until.ts';
import { aCampRow, aSeasonRow, campRows } from '#tests/fixtures/aCampRow.ts';

/** A device with one packed chunk of 6 entries and an overlay of one changed camp; the server has news. */
async function visited() {
  const server = new FakeServer();
  server.put('camp', ...campRows(5));
  server.put('season', aSeasonRow);
  const device = fakeDevice();
  const store = device.openApp();
  const tools = { store, remote: fakeRemote(server), clock: device.clock };
  await pullAndCompact(tools);
  server.put('camp', aCampRow({ id: 'camp-2', city: 'Roswell' }));
  await pullAndCompact(tools);
  server.put('camp', aCampRow({ id: 'news' }));
  return { server, device, store };
}

type Device = Awaited<ReturnType<typeof visited>>;

/** A new start of the app: does it show what the server has, without anybody's help? */
async function healed({ server, device, store }: Device): Promise<DirectoryAnswer | null> {
  store.close();
  const today = device.openApp();
  const sync = createSync({
    store: today,
    remote: fakeRemote(server),
    clock: device.clock,
    tab: fakeTab(),
    random: () => 1,
    locks: undefined,
  });
  const shown = liveValue<DirectoryAnswer | null>(today, () => directory(today), null);
  const stopWatching = shown.subscribe(() => {});
  const stopSync = sync.start();
  const answer = await until(
    shown,
    (now) =>
      now?.status === 'ready' && now.directory.camps.filter(({ id }) => id === 'news').length === 1,
  );
  stopSync();
  stopWatching();
  return answer;
}

/** What a device shows that has never had a fault. */
async function asServed({ server, device }: Device) {
  const fresh = fakeDevice().openApp();
  await pullAndCompact({ store: fresh, remote: fakeRemote(server), clock: device.clock });
  const answer = await directory(fresh);
  return answer.status === 'ready' ? answer.directory : null;
}

type Fault = (store: LocalStore) => Promise<unknown>;

const inRecord =
  (part: 'active' | 'staging', change: object): Fault =>
  (store) =>
    store.cache(async (db) => {
      const [record] = await db.table('syncRecords').toArray();
      await db.table('syncRecords').put({ ...record, [part]: { ...record[part], ...change } });
    });
const record =
  (value: object): Fault =>
  (store) =>
    store.cache((db) => db.table('syncRecords').put({ key: 'directory', ...value }));
/** The chunk as it is; `change` answers the one that is stored instead. */
const inChunk =
  (change: (chunk: { camps: unknown[][]; others: unknown[] }) => unknown): Fault =>
  (store) =>
    store.cache(async (db) => {
      const [chunk] = await db.table('chunks').toArray();
      const changed = change(JSON.parse(new TextDecoder().decode(chunk.bytes)));
      const bytes = new TextEncoder().encode(JSON.stringify(changed));
      await db.table('chunks').put({ ...chunk, bytes });
    });
const bytes =
  (value: unknown): Fault =>
  (store) =>
    store.cache(async (db) => {
      const [chunk] = await db.table('chunks').toArray();
      await db.table('chunks').put({ ...chunk, bytes: value });
    });
const inOverlay =
  (change: unknown): Fault =>
  (store) =>
    store.cache((db) => db.table('overlay').put({ key: 'camp:camp-2', change }));
const lost =
  (table: 'chunks' | 'overlay' | 'syncRecords'): Fault =>
  (store) =>
    store.cache((db) => db.table(table).clear());

/** A camp's value at this place of its list replaced. */
const value = (place: number, wrong: unknown) =>
  inChunk(({ camps, others }) => ({
    camps: camps.map((camp) => camp.with(place, wrong)),
    others,
  }));

const faults: Record<string, Fault> = {
  'no record': lost('syncRecords'),
  'an empty record': record({}),
  'a record of text': record({ active: 'x', staging: 'y' }),
  'no epoch': inRecord('active', { epoch: undefined }),
  'an epoch that is a number': inRecord('active', { epoch: 7 }),
  'no cursor': inRecord('active', { cursor: undefined }),
  'a cursor of junk': inRecord('active', { cursor: { xid: 'junk', id: 7 } }),
  'a cursor no database can have': inRecord('active', {
    cursor: { xid: '99999999999999999999', id: '' },
  }),
  'no generation': inRecord('active', { generation: undefined }),
  'a generation of text': inRecord('active', { generation: 'x' }),
  'the generation of another copy': inRecord('active', { generation: 4 }),
  'no list of skipped rows': inRecord('active', { skipped: undefined }),
  'no version': inRecord('active', { version: undefined }),
  'a refreshed time that is no time': inRecord('active', { refreshedAt: Number.NaN }),
  'a fill that was begun, of junk': record({ staging: 'junk' }),
  'a fill that was begun, half gone': inRecord('staging', { generation: 9 }),
  'a lost chunk': lost('chunks'),
  'an empty chunk': inChunk(() => ({ camps: [], others: [] })),
  'a chunk with a camp less': inChunk(({ camps, others }) => ({ camps: camps.slice(1), others })),
  'a chunk that is null': inChunk(() => null),
  'a chunk of text': bytes('{}'),
  'half a chunk': bytes(new Uint8Array([123, 34])),
  'a camp whose name is a number': value(3, 7),
  'a camp whose place is a list': value(6, ['Decatur']),
  'a camp whose days are a number': value(16, 7),
  'a season of junk': inChunk(({ camps }) => ({ camps, others: [{ kind: 'season', value: 7 }] })),
  'a lost overlay': lost('overlay'),
  'an overlay row of junk': inOverlay('junk'),
  'an overlay row without a camp': inOverlay({ kind: 'camp', id: 'camp-2', value: {} }),
  'an overlay row of a kind nobody knows': inOverlay({ kind: 'ferry', id: 'x', value: 7 }),
  'an overlay row with another camp': inOverlay({ kind: 'camp', id: 'camp-3', value: null }),
};

describe('a copy with a fault in it is noticed, and fetched again', () => {
  it.each(Object.entries(faults))('%s', async (_, fault) => {
    const device = await visited();
    await fault(device.store);
    expect(await healed(device)).toMatchObject({ directory: await asServed(device) });
  });

  it('a lost overlay row is noticed by the first who reads, also after a pull with news', async () => {
    const device = await visited();
    await lost('overlay')(device.store);
    const tools = { store: device.store, clock: device.device.clock };
    await pull({ ...tools, remote: fakeRemote(device.server) }, new AbortController().signal);
    expect(await directory(device.store)).toEqual({ status: 'empty' });
    expect(await healed(device)).toMatchObject({ directory: await asServed(device) });
  });

  it('and one without any is shown as it is: nothing is asked but what is new', async () => {
    const { server, device, store } = await visited();
    store.close();
    const today = device.openApp();
    const remote = fakeRemote(server);
    await pullAndCompact({ store: today, remote, clock: device.clock });
    expect(await shownIds(today)).toEqual(server.visible());
    expect(remote.requests).toHaveLength(1);
    expect(remote.requests[0]).not.toMatchObject({ xid: '0' });
  });
});
