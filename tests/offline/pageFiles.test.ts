import { beforeEach, describe, expect, it } from 'vitest';
import { pull } from '#data/directory/pull.ts';
import { createSync } from '#data/directory/sync.ts';
import { fakeLocks } from '#tests/fakes/fakeLocks.ts';
import { fakePage } from '#tests/fakes/fakePage.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote, type FakeRemote, offline } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { memoryPageStore } from '#tests/fakes/memoryPageStore.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow, aSeasonRow, campRows } from '#tests/fixtures/aCampRow.ts';
import { publishDirectory } from '../../supabase/functions/publish-directory/publishDirectory.ts';

const noSignal = () => new AbortController().signal;
const start = { xid: '0', id: '' };
const camps = 480;
/** 16 pages: more than are fetched at once. */
const rowsPerPage = 30;
const pageNames = (remote: FakeRemote) => remote.fetched.filter((name) => !isManifest(name));
const isManifest = (name: string) => name === 'manifest.json';
const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

let server: FakeServer;
let remote: FakeRemote;
let device: ReturnType<typeof fakeDevice>;

const publish = (now = device.clock.now()) =>
  publishDirectory(
    async (cursor) => server.changedCamps(cursor, 1000),
    memoryPageStore(remote.files),
    now,
    rowsPerPage,
  );
const fill = (phone = device.openApp()) =>
  pull({ phone, remote, clock: device.clock }, noSignal()).then(() => phone);

beforeEach(async () => {
  server = new FakeServer();
  server.put('camp', ...campRows(camps));
  device = fakeDevice();
  remote = fakeRemote(server);
  await publish();
});

const pagesThere = () => [...remote.files.keys()].filter((name) => /^[0-9a-f]{64}\./.test(name));

/** The last one: all others are stored before anybody misses it. */
function aPage(): string {
  const name = pagesThere().at(-1);
  if (name === undefined) throw new Error('nothing was published');
  return name;
}

async function changeManifest(change: (manifest: Record<string, unknown>) => void): Promise<void> {
  const store = memoryPageStore(remote.files);
  const manifest = JSON.parse((await store.read('manifest.json')) ?? '');
  change(manifest);
  await store.write('manifest.json', JSON.stringify(manifest), 0);
}

describe('the first fill from page files', () => {
  it('takes all rows from files and asks the database once, for what came after', async () => {
    server.put('camp', aCampRow({ id: 'news' }));
    server.remove('camp', 'camp-7');
    const phone = await fill();
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(pageNames(remote)).toHaveLength(16);
    expect(remote.asked).toHaveLength(1);
    expect(remote.asked[0]).not.toEqual(start);
  });

  it('is done by files alone while the database is down', async () => {
    remote.moods = [offline];
    const phone = device.openApp();
    await expect(fill(phone)).rejects.toThrow('no network');
    expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('goes on after a kill where it was: what is stored is not fetched again', async () => {
    const whole = new Map(remote.files);
    const lost = aPage();
    remote.files.delete(lost);
    remote.moods = [offline];
    await expect(fill()).rejects.toThrow('no network');
    remote.files = whole;
    remote.fetched = [];
    // A new start of the app; meanwhile newer files were written.
    server.put('camp', aCampRow({ id: 'news' }));
    await publish();
    const phone = await fill();
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(remote.fetched).toEqual([lost]);
  });

  it('ends when two tabs that failed left all pages between them', async () => {
    const lost = aPage();
    const bytes = remote.files.get(lost);
    remote.files.delete(lost);
    remote.moods = [offline];
    const phone = device.openApp();
    await expect(fill(phone)).rejects.toThrow('no network');
    await phone.cache(async (db) => {
      const staged = (await db.marks.get('directory'))?.staged;
      const pages = staged?.files?.pages ?? [];
      const no = pages.findIndex(({ sha256 }) => lost === `${sha256}.json`);
      await db.pages.put({
        generation: staged?.generation ?? 0,
        no,
        bytes: new Uint8Array(bytes ?? new ArrayBuffer()),
      });
    });
    remote.fetched = [];
    await fill(phone);
    expect(remote.fetched).toEqual([]);
    expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('is packed by sync right after, so that the next start reads it fast', async () => {
    const phone = device.openApp();
    const { clock } = device;
    const page = fakePage();
    const sync = createSync({ phone, remote, clock, page, random: () => 1, locks: fakeLocks() });
    await sync.refresh();
    const marks = await phone.cache((db) => db.marks.get('directory'));
    expect(marks?.filled?.isAsSent).toBe(false);
    expect(await shownIds(device.openApp())).toEqual(server.visible());
  });

  it('by two tabs at once harms nobody', async () => {
    const tabs = [device.openApp(), device.openApp()];
    await Promise.all(tabs.map((phone) => fill(phone)));
    for (const phone of tabs) expect(await shownIds(phone)).toEqual(server.visible());
  });

  it('says that the camps are as old as the files, until the database was asked', async () => {
    const before = device.clock.now() - 60_000;
    await publish(before);
    remote.moods = [offline];
    const phone = device.openApp();
    await expect(fill(phone)).rejects.toThrow('no network');
    const marks = await phone.cache((db) => db.marks.get('directory'));
    expect(marks?.filled?.refreshedAt).toBe(before);
  });
});

describe('files that cannot be used: the database fills the phone, no row lost or doubled', () => {
  const spoiled: [string, () => unknown][] = [
    ['no manifest', () => remote.files.delete('manifest.json')],
    ['a portal instead of the manifest', () => remote.files.set('manifest.json', bytesOf('<h1>'))],
    ['a manifest of a later format', () => changeManifest((one) => (one.format = 3))],
    ['a page that is gone', () => remote.files.delete(aPage())],
    ['a portal instead of a page', () => remote.files.set(aPage(), bytesOf('<h1>Hotel</h1>'))],
    ['a torn page', () => remote.files.set(aPage(), bytesOf('[{"kind":"camp"'))],
    [
      'a page of another version under the same name',
      () => remote.files.set(aPage(), bytesOf('[]')),
    ],
    ['files of another history', () => changeManifest((one) => (one.epoch = 'older'))],
    [
      'a cursor in the future',
      () => changeManifest((one) => (one.cursor = { xid: '99999', id: '' })),
    ],
  ];
  it.each(spoiled)('%s', async (_, spoil) => {
    await spoil();
    server.remove('camp', 'camp-3');
    const phone = await fill();
    expect(await shownIds(phone)).toEqual(server.visible());
    expect(remote.asked).toContainEqual(start);
  });

  it('a page of which half the rows are bad gives the other half', async () => {
    server.put('camp', { id: 'bad', camp_provider_name: 7 });
    await publish();
    const phone = await fill();
    expect(await shownIds(phone)).toEqual(server.visible().filter((key) => key !== 'camp:bad'));
    // The next pull packs what came, and counts what it could not read.
    await fill(phone);
    expect(await shownIds(phone)).toEqual(server.visible().filter((key) => key !== 'camp:bad'));
    const marks = await phone.cache((db) => db.marks.get('directory'));
    expect(marks?.filled?.skipped).toEqual(['camp:bad']);
  });
});

describe('after a restore', () => {
  it('the files of the new history fill the new copy', async () => {
    const phone = await fill();
    server.restore(campRows(700).map((row) => ({ kind: 'camp', row })));
    await publish();
    remote.asked = [];
    await fill(phone);
    expect(await shownIds(phone)).toEqual(server.visible());
    // Once with the old cursor, once after the files.
    expect(remote.asked).toHaveLength(2);
  });

  it('files of the old history are not taken; the database fills the new copy', async () => {
    const phone = await fill();
    server.restore(campRows(700).map((row) => ({ kind: 'camp', row })));
    await fill(phone);
    expect(await shownIds(phone)).toEqual(server.visible());
  });
});

describe('the job that writes them', () => {
  const day = 24 * 60 * 60 * 1000;

  it('writes the same files for the same rows, and only what changed for others', async () => {
    const before = new Set(remote.files.keys());
    await publish();
    expect(new Set(remote.files.keys())).toEqual(before);
    server.put('camp', aCampRow({ id: 'news' }));
    expect(await publish()).toEqual({ rows: camps + 1, pages: 17 });
    expect(pagesThere().filter((name) => !before.has(name))).toHaveLength(1);
  });

  it('leaves out what is gone, and removes the pages that knew it a day later', async () => {
    server.remove('camp', 'camp-3');
    const now = device.clock.now();
    const old = new Set(remote.files.keys());
    await publish(now);
    expect([...old].every((name) => remote.files.has(name))).toBe(true);
    await publish(now + day - 1);
    expect([...old].every((name) => remote.files.has(name))).toBe(true);
    await publish(now + day);
    const texts = [...remote.files.values()].map((bytes) => new TextDecoder().decode(bytes));
    expect(texts.filter((text) => text.includes('"camp-3"'))).toEqual([]);
    expect(await shownIds(await fill())).toEqual(server.visible());
  });

  it('writes rows of every kind, camps in the order of the list', async () => {
    server.restore([
      { kind: 'season', row: aSeasonRow },
      { kind: 'camp', row: aCampRow({ id: 'z', camp_provider_name: 'Ash' }) },
      { kind: 'camp', row: aCampRow({ id: 'a', camp_provider_name: 'birch' }) },
    ]);
    expect(await publish()).toEqual({ rows: 3, pages: 1 });
    const names = pagesThere();
    const texts = names.map((name) => new TextDecoder().decode(remote.files.get(name)));
    const page = texts.find((text) => text.includes('birch')) ?? '';
    expect(page.indexOf('"Ash"')).toBeLessThan(page.indexOf('"birch"'));
    expect(await shownIds(await fill())).toEqual(server.visible());
  });

  it('an empty directory is one empty page', async () => {
    server.restore([]);
    expect(await publish()).toEqual({ rows: 0, pages: 1 });
    expect(await shownIds(await fill())).toEqual([]);
  });
});
