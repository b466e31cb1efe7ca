import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalStore, openLocalStore } from './db.ts';
import { eraseDevice } from './eraseDevice.ts';
import { freeStorage } from './freeStorage.ts';
import { measureStorage } from './measureStorage.ts';

let store: LocalStore;
let texts: Map<string, string>;
let files: Map<string, number>;

const storage = () => ({
  get length() {
    return texts.size;
  },
  key: (index: number) => [...texts.keys()][index] ?? null,
  getItem: (key: string) => texts.get(key) ?? null,
  removeItem: (key: string) => void texts.delete(key),
  clear: () => undefined,
});

/** As much of the browser's as is used here: each cache holds one file of so many bytes. */
const caches = () =>
  Object.assign(Object.create(null), {
    keys: async () => [...files.keys()],
    delete: async (name: string) => files.delete(name),
    open: async (name: string) => ({
      matchAll: async () => [new Response(new Uint8Array(files.get(name) ?? 0))],
    }),
  });

beforeEach(async () => {
  store = openLocalStore({ indexedDB: new IDBFactory(), IDBKeyRange });
  await store.user(async (db) => {
    await db.favorites.put({ campId: 'a', savedAt: 1, updatedAt: 1 });
    await db.notes.put({ campId: 'a', text: 'Bring the inhaler', writtenAt: 1, updatedAt: 1 });
    await db.tombstones.put({ kind: 'favorite', id: 'b', deletedAt: 1 });
    await db.outbox.put({ id: 'x', state: 'waiting' });
    await db.drafts.put({ id: 'y' });
    await db.logos.put({ name: 'logo', bytes: new ArrayBuffer(5000) });
  });
  await store.cache((db) =>
    db.chunks.put({ generation: 1, no: 0, bytes: new Uint8Array(70_000), checksum: 1 }),
  );
  texts = new Map([
    ['camply_user_data', 'x'.repeat(1000)],
    ['camply-look', 'dark'],
    ['winterBreakBannerDismissed', 'true'],
    ['sb-camply-auth-token', 'a token'],
    ['sb-camply-auth-token-mail', 'an address'],
    ['sb-camply-auth-token-flows-code-verifier', 'half a secret'],
    ['of another program', 'stays'],
  ]);
  files = new Map([
    ['workbox-precache-v2', 2_000_000],
    ['camply-logos', 300_000],
    ['camply-map', 500_000],
  ]);
});

afterEach(() => store.close());

const tools = () => ({
  store,
  localStorage: storage,
  sessionStorage: storage,
  caches: caches(),
});

describe('measuring storage', () => {
  it("counts the family's data, the directory, the app and the map", async () => {
    const persisted = { persisted: async () => true };
    const use = await measureStorage({ ...tools(), storage: persisted });
    expect(use).toMatchObject({ app: 2_300_000, map: 500_000, isPersisted: true });
    expect(use.directory).toBe(70_000);
    // A logo of 5,000 bytes, a profile of 1,000, and some rows.
    expect(use.family).toBeGreaterThan(6000);
    expect(use.family).toBeLessThan(6600);
  });

  it('counts without caches and without persistent storage', async () => {
    const use = await measureStorage({ store, localStorage: storage });
    expect(use).toMatchObject({ app: 0, map: 0, isPersisted: null });
  });
});

describe('freeing space', () => {
  it('keeps the family’s data, the app’s files, and the map if it is in use', async () => {
    await freeStorage(store, caches(), { keepMap: true });
    expect([...files.keys()]).toEqual(['workbox-precache-v2', 'camply-map']);
    expect(await store.cache((db) => db.chunks.count())).toBe(0);
    expect(await store.user((db) => db.favorites.count())).toBe(1);
    expect(texts.has('camply_user_data')).toBe(true);
    await freeStorage(store, caches(), { keepMap: false });
    expect([...files.keys()]).toEqual(['workbox-precache-v2']);
  });
});

describe('erasing this phone', () => {
  it('removes all personal and site data but keeps the app', async () => {
    await eraseDevice(tools());
    const counts = await store.user((db) =>
      Promise.all(db.tables.map(async (table) => [table.name, await table.count()])),
    );
    expect(counts.length).toBeGreaterThan(6);
    expect(counts.filter(([, count]) => count !== 0)).toEqual([]);
    expect(await store.cache((db) => db.chunks.count())).toBe(0);
    expect([...texts.keys()]).toEqual(['of another program']);
    expect([...files.keys()]).toEqual(['workbox-precache-v2']);
  });

  it('erases nothing else when the rows cannot be erased', async () => {
    const failing = { ...store, user: () => Promise.reject(new Error('stuck')) };
    await expect(eraseDevice({ ...tools(), store: failing })).rejects.toThrow('stuck');
    expect(texts.has('camply_user_data')).toBe(true);
    expect(files.size).toBe(3);
  });
});
