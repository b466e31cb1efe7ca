// The operator's street map on the phone: fetched in pieces over real HTTP, read back by pmtiles.
import { PMTiles } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type StreetMap, streetMapOf } from '#data/map/streets/streetMap.ts';
import { FakeStreets } from '#tests/fakes/FakeStreets.ts';
import { memoryCaches } from '#tests/fakes/memoryCaches.ts';
import { until } from '#tests/fakes/until.ts';
import { streetsFile } from '#tests/fixtures/streetsFile.ts';

const file = streetsFile();
const pieceSize = Math.ceil(file.length / 4.5);
const pieces = Math.ceil(file.length / pieceSize);

// Real HTTP, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

let server: FakeStreets;
let url: string;
let disk: { room: number };
let caches: CacheStorage;

beforeEach(async () => {
  server = new FakeStreets(file);
  url = await server.open();
  disk = { room: Infinity };
  caches = memoryCaches(disk);
});
afterEach(() => server.close());

/** The app, started; again with the same `caches` it is the same phone. */
function openApp(room: () => Promise<number | null> = () => Promise.resolve(null)): StreetMap {
  return streetMapOf(url, { get: fetch, caches: () => caches, now: () => 7, room, pieceSize });
}

const settled = (map: StreetMap) => until(map, ({ status }) => status !== 'looking');
const asFile = (map: StreetMap) =>
  new PMTiles({
    getKey: () => 'streets',
    getBytes: async (offset, length, signal) => ({ data: await map.read(offset, length, signal) }),
  });

/** Breaks the line at the request for this piece. */
function breakAt(no: number): void {
  server.instead = (range, response) => {
    if (!range.startsWith(`bytes=${no * pieceSize}-`)) return false;
    response.destroy();
    return true;
  };
}

describe('the street map', () => {
  it('is read by ranges while it is not kept, and says how large it is', async () => {
    const map = openApp();
    expect(await settled(map)).toEqual({ status: 'online', size: null, problem: null });
    expect(await asFile(map).getHeader()).toMatchObject({ minZoom: 7, maxZoom: 11 });
    expect(map.getSnapshot()).toMatchObject({ status: 'online', size: file.length });
  });

  it('is kept by one tap, and then read with the server dead, also after a restart', async () => {
    const map = openApp();
    await map.keep();
    expect(map.getSnapshot()).toEqual({ status: 'kept', size: file.length, keptAt: 7 });
    expect(server.asked).toHaveLength(pieces);
    await server.close();
    for (const app of [map, openApp()]) {
      expect(await settled(app)).toMatchObject({ status: 'kept' });
      expect((await asFile(app).getZxy(10, 271, 409))?.data.byteLength).toBeGreaterThan(20);
      expect(new Uint8Array(await app.read(0, file.length))).toEqual(file);
      expect((await app.read(file.length - 3, 100)).byteLength).toBe(3);
    }
  });

  it('a fetch that breaks off is told, and goes on where it was', async () => {
    breakAt(2);
    await openApp().keep();
    const map = openApp();
    expect(await settled(map)).toMatchObject({ status: 'torn', done: 2 * pieceSize });
    server.instead = null;
    server.asked.length = 0;
    await map.keep();
    expect(map.getSnapshot().status).toBe('kept');
    expect(server.asked[0]).toBe(`bytes=${2 * pieceSize}-${3 * pieceSize - 1}`);
    expect(new Uint8Array(await map.read(0, file.length))).toEqual(file);
  });

  it('a file that changed meanwhile is fetched anew: never two halves of two maps', async () => {
    breakAt(2);
    const map = openApp();
    await map.keep();
    expect(map.getSnapshot()).toMatchObject({ status: 'torn', problem: 'away' });
    server.instead = null;
    server.version = 'two';
    server.file = streetsFile(5);
    await map.keep();
    expect(map.getSnapshot()).toMatchObject({ status: 'kept', size: file.length + 5 });
    expect(new Uint8Array(await map.read(0, file.length + 5))).toEqual(server.file);
  });

  it('stops when it is told to, and keeps what is here', async () => {
    const map = openApp();
    await settled(map);
    const unsubscribe = map.subscribe(() => {
      const now = map.getSnapshot();
      if (now.status === 'fetching' && now.done === pieceSize) map.stop();
    });
    await map.keep();
    unsubscribe();
    expect(map.getSnapshot()).toMatchObject({ status: 'torn', done: pieceSize, problem: null });
  });

  it('is deleted in one step, whole or torn', async () => {
    const map = openApp();
    await map.keep();
    await map.remove();
    expect(map.getSnapshot()).toMatchObject({ status: 'online' });
    expect(await openApp().read(0, 7)).toHaveProperty('byteLength', 7);
    breakAt(1);
    await map.keep();
    await map.remove();
    expect(await settled(openApp())).toMatchObject({ status: 'online' });
  });

  it('says before it begins when there is no room, and leaves nothing when the disk fills up', async () => {
    const cramped = openApp(() => Promise.resolve(file.length - 1));
    await cramped.keep();
    expect(cramped.getSnapshot()).toMatchObject({ status: 'online', problem: 'noRoom' });
    disk.room = 2.5 * pieceSize;
    const map = openApp();
    await map.keep();
    expect(map.getSnapshot()).toMatchObject({ status: 'online', problem: 'noRoom' });
    expect(await caches.has('camply-streets')).toBe(false);
  });

  it('a captive portal’s page is not kept', async () => {
    server.file = new TextEncoder().encode('<html>Log in to the hotel</html>');
    const map = openApp();
    await map.keep();
    expect(map.getSnapshot()).toMatchObject({ status: 'online', problem: 'notAMap' });
  });

  it('comes whole from a server without ranges; without it such a server is no street map', async () => {
    server.hasRanges = false;
    const map = openApp();
    await expect(map.read(0, 100)).rejects.toThrow('ranges');
    await map.keep();
    expect(new Uint8Array(await map.read(0, file.length))).toEqual(file);
  });

  it('is read by the network when storage took a piece away', async () => {
    const map = openApp();
    await map.keep();
    await caches.delete('camply-streets');
    expect((await map.read(0, 100)).byteLength).toBe(100);
  });
});
