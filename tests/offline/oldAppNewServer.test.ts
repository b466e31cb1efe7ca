import { describe, expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { freshness } from '#data/directory/freshness.ts';
import { format } from '#data/directory/syncRecord.ts';
import { directory } from '#data/directory/queries.ts';
import { readRows } from '#data/directory/readRows.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, campRows } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

async function pulled(server: FakeServer) {
  const device = fakeDevice();
  const phone = device.openApp();
  await pull({ phone, remote: fakeRemote(server), clock: device.clock }, noSignal());
  return { ...device, phone };
}

describe('an installed app meets a newer server', () => {
  it('columns and kinds it does not know are ignored, not counted as broken', async () => {
    const server = new FakeServer();
    server.put('camp', aCampRow({ id: 'a', lunch: 'included', wheelchair: { ramp: true } }));
    server.put('ferry', { id: 'a-new-kind-of-thing' });
    const { phone } = await pulled(server);
    expect(await shownIds(phone)).toEqual(['camp:a']);
    expect(await freshness(phone)).toMatchObject({ skipped: 0 });
  });

  it('a new value of coordinate_precision costs the word, not the camp', async () => {
    const server = new FakeServer();
    server.put(
      'camp',
      aCampRow({ id: 'a', latitude: 33.7, longitude: -84.4, coordinate_precision: 'roof' }),
    );
    const { phone } = await pulled(server);
    expect(await directory(phone)).toMatchObject({
      directory: { camps: [{ latitude: 33.7, coordinatePrecision: null }] },
    });
  });
});

describe('a new app meets an older server', () => {
  it('a column that may be empty and is not there yet is empty', async () => {
    const server = new FakeServer();
    const { registration_opens_at, verified_on, is_sample, latitude, ...older } = aCampRow({
      id: 'a',
    });
    expect([registration_opens_at, verified_on, is_sample, latitude]).toHaveLength(4);
    server.put('camp', older);
    const { phone } = await pulled(server);
    expect(await directory(phone)).toMatchObject({
      directory: { camps: [{ id: 'a', latitude: null, verifiedOn: null, isSample: false }] },
    });
  });
});

describe('a copy in a format of another version of the app', () => {
  it('is fetched again whole, with the rows the server has now', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(3));
    const { phone, clock } = await pulled(server);
    await phone.cache((db) =>
      db.marks
        .where('key')
        .equals('directory')
        .modify((marks) => {
          if (marks.filled) marks.filled.format = 99;
        }),
    );
    expect(await directory(phone)).toEqual({ status: 'empty' });
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
  });
});

describe('a copy that an app of format 1 left', () => {
  const sent = campRows(3).map((row) => ({ kind: 'camp', id: row.id, deleted: false, row }));
  const kept = readRows(sent).fates;
  const copies = [
    { isAsSent: true, texts: [JSON.stringify(sent)] },
    { isAsSent: false, texts: [JSON.stringify(kept.slice(0, 1)), JSON.stringify(kept.slice(1))] },
  ];

  it.each(copies)('is shown with no network (as sent: $isAsSent)', async (pages) => {
    const { phone, clock, server } = await leftBy(pages);
    const remote = fakeRemote(server);
    remote.moods = [offline];
    await expect(pull({ phone, remote, clock }, noSignal())).rejects.toThrow('no network');
    expect(await shownIds(phone)).toEqual(server.visible());
  });

  it.each(copies)('gives way to one of today (as sent: $isAsSent)', async (pages) => {
    const { phone, clock, server } = await leftBy(pages);
    server.put('camp', aCampRow({ id: 'news' }));
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
    const marks = await phone.cache((db) => db.marks.get('directory'));
    expect(marks?.filled).toMatchObject({ format, isPacked: true });
  });

  it('that is torn is fetched again', async () => {
    const { phone, clock, server } = await leftBy({ isAsSent: false, texts: ['[{"kind":"ca'] });
    expect(await directory(phone)).toEqual({ status: 'empty' });
    await pull({ phone, remote: fakeRemote(server), clock }, noSignal());
    expect(await shownIds(phone)).toEqual(server.visible());
  });
});

describe('an older app meets databases of a newer one (the deploy was rolled back)', () => {
  it('opens them as they are and reads its own tables', async () => {
    const server = new FakeServer();
    server.put('camp', ...campRows(2));
    const { phone, indexedDB, openApp } = await pulled(server);
    phone.close();
    for (const name of ['camply-cache', 'camply']) {
      await upgrade(indexedDB, name);
    }
    expect(await shownIds(openApp())).toEqual(server.visible());
  });
});

/** Pages were text then, and nobody said whether they were packed. */
async function leftBy(pages: { isAsSent: boolean; texts: string[] }) {
  const server = new FakeServer();
  server.put('camp', ...campRows(3));
  const device = await pulled(server);
  await device.phone.cache(async (db) => {
    const marks = await db.marks.get('directory');
    if (!marks?.filled) throw new Error('nothing was filled');
    const { isPacked: _, ...filled } = marks.filled;
    const { generation } = filled;
    await db.marks.put({ ...marks, filled: { ...filled, format: 1, isAsSent: pages.isAsSent } });
    await db.pages.clear();
    await db.pages.bulkPut(pages.texts.map((text, no) => ({ generation, no, text })));
  });
  device.phone.close();
  return { ...device, server, phone: device.openApp() };
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
