import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/device/db.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { FIRST_CURSOR, freshness } from '#camps/store/directory/syncRecord.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

async function pulled(server: FakeServer) {
  const device = fakeDevice();
  const store = device.openApp();
  await pull({ store, remote: fakeRemote(server), clock: device.clock }, noSignal());
  return { ...device, store };
}

describe('an installed app meets a newer server', () => {
  it('ignores unknown columns and kinds without counting them as broken', async () => {
    const server = new FakeServer();
    server.put('camp', aCampRow({ id: 'a', lunch: 'included', wheelchair: { ramp: true } }));
    server.put('ferry', { id: 'a-new-kind-of-thing' });
    const { store } = await pulled(server);
    expect(await shownIds(store)).toEqual(['camp:a']);
    expect(await freshness(store)).toMatchObject({ skipped: 0 });
  });

  it('drops an unknown coordinate_precision but keeps the camp', async () => {
    const server = new FakeServer();
    server.put(
      'camp',
      aCampRow({ id: 'a', latitude: 33.7, longitude: -84.4, coordinate_precision: 'roof' }),
    );
    const { store } = await pulled(server);
    expect(await directory(store)).toMatchObject({
      directory: { camps: [{ latitude: 33.7, coordinatePrecision: null }] },
    });
  });
});

describe('a new app meets an older server', () => {
  it('reads a missing optional column as empty', async () => {
    const server = new FakeServer();
    const { registration_opens_at, verified_on, is_sample, latitude, good_day, ...older } =
      aCampRow({ id: 'a' });
    expect([registration_opens_at, verified_on, is_sample, latitude, good_day]).toHaveLength(5);
    server.put('camp', older);
    const { store } = await pulled(server);
    expect(await directory(store)).toMatchObject({
      directory: {
        camps: [
          { id: 'a', latitude: null, verifiedOn: null, isSample: false, goodDay: null, food: null },
        ],
      },
    });
  });
});

describe('a copy that an earlier version filled', () => {
  it('is shown until one is filled with all that this version reads; then only changes are requested', async () => {
    const server = new FakeServer();
    const noon = { ...aSchoolRow, id: 'noon', day_kind: 'early', lets_out_at: '12:30:00' };
    server.put('break', { ...aSchoolRow, id: 'fall', day_kind: 'off' });
    server.put('schoolday', noon);
    const { store, clock } = await pulled(server);
    // That version knew no school days.
    server.remove('schoolday', 'noon');
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    server.put('schoolday', noon);
    const past = { xid: '103', id: 'schoolday:noon' };
    await changeActive(store, { cursor: past, reads: undefined });
    const remote = fakeRemote(server);
    remote.replies = [offline];
    await expect(pull({ store, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await shownIds(store)).toEqual(['break:fall']);
    expect(await pull({ store, remote, clock }, noSignal())).toBe(0);
    expect(await directory(store)).toMatchObject({
      directory: { schoolBreaks: [{ id: 'fall' }, { id: 'noon', letsOutAt: 750 }] },
    });
    await pull({ store, remote, clock }, noSignal());
    expect(remote.requests).toEqual([FIRST_CURSOR, FIRST_CURSOR, past]);
  });
});

const aSchoolRow = {
  district_id: 'cobb',
  school_year: '2025-26',
  kind: 'any',
  name: 'As published',
  starts_on: '2025-10-06',
  ends_on: '2025-10-06',
  status: 'unverified',
};

describe('a copy in the format of another version', () => {
  it('is fetched again whole, with the rows the server has now', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { store, clock } = await pulled(server);
    await changeActive(store, { format: 99 });
    expect(await directory(store)).toEqual({ status: 'empty' });
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
  });
});

describe('a copy that version 0.1 left', () => {
  it('is shown with no network, overlay included, until what it could not read has been fetched', async () => {
    const { server, store, clock } = await leftByVersion01(packed);
    const remote = fakeRemote(server);
    remote.replies = [offline];
    await expect(pull({ store, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await shownIds(store)).toEqual(['activity:Art', 'camp:ash', 'camp:birch']);
    expect(await directory(store)).toMatchObject({
      directory: { camps: [{ id: 'ash', city: 'Decatur', ageMax: 12 }, { city: 'Roswell' }] },
    });
    server.put('camp', aCampRow({ id: 'news' }));
    await pull({ store, remote, clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
    expect(remote.requests).toEqual([FIRST_CURSOR, FIRST_CURSOR]);
  });

  it('and that it had not read yet (page files as they came) is fetched again', async () => {
    const { server, store, clock } = await leftByVersion01({
      ...packed,
      isAsSent: true,
      isPacked: false,
    });
    expect(await directory(store)).toEqual({ status: 'empty' });
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('and that it had begun to fill from files is not gone on with', async () => {
    const files = { pages: [{ sha256: 'f'.repeat(64) }], asOf: 1 };
    const staged = { ...packed, generation: 8, pages: 0, files };
    const { server, store, clock } = await leftByVersion01(packed, staged);
    const remote = fakeRemote(server);
    await pull({ store, remote, clock }, noSignal());
    expect(remote.requests).toEqual([FIRST_CURSOR]);
    expect(await shownIds(store)).toEqual(server.visible());
  });

  it('is stored as that version stores it, so that it shows ours after a rollback', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { store } = await pulled(server);
    const [records, chunks] = await store.cache(async (db) => [
      await db.table('marks').toArray(),
      await db.table('pages').toArray(),
    ]);
    expect(records).toEqual([
      {
        key: 'directory',
        filled: {
          format: 2,
          // Nor at this.
          reads: 1,
          epoch: 'epoch-1',
          cursor: { xid: '100', id: 'camp:camp-3' },
          generation: Date.UTC(2025, 9, 1, 12),
          skipped: [],
          isPacked: false,
          version: 0,
          refreshedAt: Date.UTC(2025, 9, 1, 12),
          // That version does not look at it.
          counts: { generation: Date.UTC(2025, 9, 1, 12), version: 0, chunks: 1, overlay: 0 },
        },
        staged: null,
      },
    ]);
    expect(chunks).toMatchObject([{ generation: Date.UTC(2025, 9, 1, 12), no: 0 }]);
    const { camps, others } = JSON.parse(new TextDecoder().decode(chunks[0].bytes));
    expect(others).toEqual([]);
    expect(camps[0].slice(0, 9)).toEqual([
      'camp-1',
      'fall-2025',
      'basic',
      'Provider of camp-1',
      'Art, Music',
      '12 Mill St',
      'Decatur',
      'GA',
      '30030',
    ]);
    expect(camps[0]).toHaveLength(31);
    server.put('camp', aCampRow({ id: 'camp-1', city: 'Roswell' }));
    await pull({ store, remote: fakeRemote(server), clock: fakeDevice().clock }, noSignal());
    const overlay = await store.cache((db) => db.table('changes').toArray());
    expect(overlay).toMatchObject([
      { key: 'camp:camp-1', fate: { kind: 'camp', id: 'camp-1', value: { city: 'Roswell' } } },
    ]);
  });
});

describe('an older app meets databases of a newer one (the deploy was rolled back)', () => {
  it('opens them as they are and reads its own tables', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { store, indexedDB, openApp } = await pulled(server);
    store.close();
    for (const name of ['camply-cache', 'camply']) {
      await upgrade(indexedDB, name);
    }
    expect(await shownIds(openApp())).toEqual(server.visible());
  });
});

const cursor = { xid: '100', id: 'camp:birch' };
const packed = {
  format: 2,
  epoch: 'epoch-1',
  cursor,
  generation: 7,
  skipped: [],
  isAsSent: false,
  isPacked: true,
  version: 1,
  refreshedAt: 1_759_000_000_000,
};

/** Word for word as version 0.1 stored it: one chunk of two camps, and an overlay that changes one of them. */
async function leftByVersion01(filled: object, staged: object | null = null) {
  const server = new FakeServer();
  server.put('camp', aCampRow({ id: 'ash' }), aCampRow({ id: 'birch', city: 'Roswell' }));
  const device = fakeDevice();
  const store = device.openApp();
  const days = ['2025-10-06', '2025-10-07'];
  const camp = (id: string, name: string) =>
    // prettier-ignore
    [id, 'fall-2025', 'basic', name, 'Art', null, 'Decatur', 'GA', '30030', 5, 12, '$325', null, null,
      'Oct 6-7', '9am-3pm', days, null, null, null, null, null, true];
  const chunk = {
    camps: [camp('ash', 'Ash'), camp('birch', 'Birch')],
    others: [{ kind: 'activity', id: 'art', value: 'Art' }],
  };
  const birch = aCamp({ id: 'birch', providerName: 'Birch', city: 'Roswell' });
  await store.cache(async (db) => {
    await db.table('marks').put({ key: 'directory', filled, staged });
    const bytes = new TextEncoder().encode(JSON.stringify(chunk));
    await db.table('pages').put({ generation: 7, no: 0, bytes });
    const change = { kind: 'camp', id: 'birch', value: birch };
    await db.table('changes').put({ key: 'camp:birch', fate: change });
  });
  return { ...device, server, store };
}

async function changeActive(store: LocalStore, change: object): Promise<void> {
  await store.cache(async (db) => {
    const [record] = await db.table('marks').toArray();
    await db.table('marks').put({ ...record, filled: { ...record.filled, ...change } });
  });
}

/** As a newer app would have left it. */
function upgrade(indexedDB: IDBFactory, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 200);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('from-the-future');
    });
    request.addEventListener('error', () => reject(new Error(`cannot upgrade ${name}`)));
    request.addEventListener('success', () => {
      request.result.close();
      resolve();
    });
  });
}
