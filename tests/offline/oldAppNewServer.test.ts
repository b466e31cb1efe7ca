import { describe, expect, it } from 'vitest';
import type { LocalStore } from '#base/storage/db.ts';
import { pull } from '#camps/store/directory/pull.ts';
import { FIRST_CURSOR, freshness } from '#camps/store/directory/syncRecord.ts';
import { directory } from '#camps/store/directory/directory.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
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
    server.put('break', noon);
    const { store, clock } = await pulled(server);
    // That version knew no early days.
    server.remove('break', 'noon');
    await pull({ store, remote: fakeRemote(server), clock }, noSignal());
    server.put('break', noon);
    const past = { xid: '103', id: 'break:noon' };
    await changeActive(store, { cursor: past, reads: 0 });
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

async function changeActive(store: LocalStore, change: object): Promise<void> {
  await store.cache(async (db) => {
    const [record] = await db.table('syncRecords').toArray();
    await db.table('syncRecords').put({ ...record, active: { ...record.active, ...change } });
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
