// The operator's street map on the device: downloaded in pieces over real HTTP, read back by pmtiles.
import { PMTiles } from 'pmtiles';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StreetMap, createStreetMap } from '../map/streets/streetMap.ts';
import { FakeStreets } from '#tests/fakes/FakeStreets.ts';
import { memoryCaches } from '#tests/fakes/memoryCaches.ts';
import { until } from '#tests/fakes/until.ts';
import { streetsFile } from '#tests/fixtures/streetsFile.ts';

const file = streetsFile();
const pieceSize = Math.ceil(file.length / 4.5);
const pieces = Math.ceil(file.length / pieceSize);

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

/** Starts the app; again with the same `caches` it is the same device. */
function openApp(freeSpace: () => Promise<number | null> = () => Promise.resolve(null)): StreetMap {
  return createStreetMap(url, {
    fetch,
    caches: () => caches,
    now: () => 7,
    freeSpace,
    pieceSize,
  });
}

const settled = (map: StreetMap) => until(map, ({ status }) => status !== 'checking');
const asFile = (map: StreetMap) =>
  new PMTiles({
    getKey: () => 'streets',
    getBytes: async (offset, length, signal) => ({ data: await map.read(offset, length, signal) }),
  });

/** Breaks the connection at the request for this piece. */
function breakAt(index: number): void {
  server.instead = (range, response) => {
    if (!range.startsWith(`bytes=${index * pieceSize}-`)) return false;
    response.destroy();
    return true;
  };
}

describe('the street map', () => {
  it('is read by ranges while it is not downloaded, and learns its size', async () => {
    const map = openApp();
    expect(await settled(map)).toEqual({ status: 'online', size: null, error: null });
    expect(await asFile(map).getHeader()).toMatchObject({ minZoom: 7, maxZoom: 11 });
    expect(map.getState()).toMatchObject({ status: 'online', size: file.length });
  });

  it('is downloaded, and then read with the server down, also after a restart', async () => {
    const map = openApp();
    await map.download();
    expect(map.getState()).toEqual({ status: 'downloaded', size: file.length, downloadedAt: 7 });
    expect(server.asked).toHaveLength(pieces);
    await server.close();
    for (const app of [map, openApp()]) {
      expect(await settled(app)).toMatchObject({ status: 'downloaded' });
      expect((await asFile(app).getZxy(10, 271, 409))?.data.byteLength).toBeGreaterThan(20);
      expect(new Uint8Array(await app.read(0, file.length))).toEqual(file);
      expect((await app.read(file.length - 3, 100)).byteLength).toBe(3);
    }
  });

  it('resumes an interrupted download where it stopped', async () => {
    breakAt(2);
    await openApp().download();
    const map = openApp();
    expect(await settled(map)).toMatchObject({ status: 'partial', done: 2 * pieceSize });
    server.instead = null;
    server.asked.length = 0;
    await map.download();
    expect(map.getState().status).toBe('downloaded');
    expect(server.asked[0]).toBe(`bytes=${2 * pieceSize}-${3 * pieceSize - 1}`);
    expect(new Uint8Array(await map.read(0, file.length))).toEqual(file);
  });

  it('starts over when the file has changed on the server: never two halves of two maps', async () => {
    breakAt(2);
    const map = openApp();
    await map.download();
    expect(map.getState()).toMatchObject({ status: 'partial', error: 'unreachable' });
    server.instead = null;
    server.version = 'two';
    server.file = streetsFile(5);
    await map.download();
    expect(map.getState()).toMatchObject({ status: 'downloaded', size: file.length + 5 });
    expect(new Uint8Array(await map.read(0, file.length + 5))).toEqual(server.file);
  });

  it('stops on request and leaves what is here', async () => {
    const map = openApp();
    await settled(map);
    const unsubscribe = map.subscribe(() => {
      const now = map.getState();
      if (now.status === 'downloading' && now.done === pieceSize) map.stop();
    });
    await map.download();
    unsubscribe();
    expect(map.getState()).toMatchObject({ status: 'partial', done: pieceSize, error: null });
  });

  it('is deleted in one step, complete or partial', async () => {
    const map = openApp();
    await map.download();
    await map.remove();
    expect(map.getState()).toMatchObject({ status: 'online' });
    expect(await openApp().read(0, 7)).toHaveProperty('byteLength', 7);
    breakAt(1);
    await map.download();
    await map.remove();
    expect(await settled(openApp())).toMatchObject({ status: 'online' });
  });

  it('reports a full disk before it starts, and leaves nothing when the disk fills up', async () => {
    const cramped = openApp(() => Promise.resolve(file.length - 1));
    await cramped.download();
    expect(cramped.getState()).toMatchObject({ status: 'online', error: 'noSpace' });
    disk.room = 2.5 * pieceSize;
    const map = openApp();
    await map.download();
    expect(map.getState()).toMatchObject({ status: 'online', error: 'noSpace' });
    expect(await caches.has('camply-streets')).toBe(false);
  });

  it('does not save the page of a captive portal', async () => {
    server.file = new TextEncoder().encode('<html>Log in to the hotel</html>');
    const map = openApp();
    await map.download();
    expect(map.getState()).toMatchObject({ status: 'online', error: 'notAMap' });
  });

  it('downloads from a server without ranges, which cannot be read online', async () => {
    server.hasRanges = false;
    const map = openApp();
    await expect(map.read(0, 100)).rejects.toThrow('ranges');
    await map.download();
    expect(new Uint8Array(await map.read(0, file.length))).toEqual(file);
  });

  it('is read online when the browser has evicted it', async () => {
    const map = openApp();
    await map.download();
    await caches.delete('camply-streets');
    expect((await map.read(0, 100)).byteLength).toBe(100);
  });
});
