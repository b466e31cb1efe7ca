// What Camply takes on this device, counted byte by byte: browsers only estimate, for all of it together.
import type { LocalStore } from './db.ts';
import { MAP_CACHE, OWN_PREFIX } from './storageKeys.ts';

/** Bytes. */
export type StorageUse = {
  /** Hearts, plan, notes, profile, and listings with their logos: data that cannot be fetched again. */
  family: number;
  /** The list of camps. */
  directory: number;
  /** Pages, scripts, pictures and fonts. */
  app: number;
  /** The map's code and land. */
  map: number;
  /** Whether the browser has promised not to clear it; null where it does not say. */
  isPersisted: boolean | null;
};

export type MeasureTools = {
  store: LocalStore;
  localStorage: () => Pick<Storage, 'length' | 'key' | 'getItem'>;
  /** Missing without https and in some private windows. */
  caches?: CacheStorage | undefined;
  storage?: Pick<StorageManager, 'persisted'> | undefined;
};

/** Rejects with StorageError where the database does not open. */
export async function measureStorage(tools: MeasureTools): Promise<StorageUse> {
  const { store, localStorage, caches, storage } = tools;
  const [rows, directory, [app, map], isPersisted] = await Promise.all([
    familyBytes(store),
    directoryBytes(store),
    cacheBytes(caches),
    storage?.persisted().catch(() => null) ?? null,
  ]);
  return { family: rows + ownTexts(localStorage), directory, app, map, isPersisted };
}

const jsonBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

function familyBytes(store: LocalStore): Promise<number> {
  return store.user(async (db) => {
    const sizes = await Promise.all(
      db.tables
        .filter(({ name }) => name !== 'logos')
        .map(async (table) => jsonBytes(await table.toArray())),
    );
    const logos = await db.logos.toArray();
    // An empty table is a text of two characters.
    return (
      sizes.reduce((sum, size) => sum + size - 2, 0) +
      logos.reduce((sum, { bytes }) => sum + bytes.byteLength, 0)
    );
  });
}

function directoryBytes(store: LocalStore): Promise<number> {
  return store.cache(async (db) => {
    const chunks = await db.chunks.toArray();
    const overlay = await db.overlay.toArray();
    return chunks.reduce((sum, { bytes }) => sum + bytes.byteLength, 0) + jsonBytes(overlay) - 2;
  });
}

/** Measures the caches of the app and of the map. */
async function cacheBytes(caches: CacheStorage | undefined): Promise<[number, number]> {
  const sums: [number, number] = [0, 0];
  if (caches === undefined) return sums;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    const index = name === MAP_CACHE ? 1 : 0;
    for (const response of await cache.matchAll()) {
      // The file system knows the size, so no content is read.
      sums[index] += (await response.blob()).size;
    }
  }
  return sums;
}

function ownTexts(localStorage: MeasureTools['localStorage']): number {
  try {
    const storage = localStorage();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const texts = keys
      .filter((key) => key.startsWith(OWN_PREFIX))
      .map((key) => `${key}${storage.getItem(key) ?? ''}`);
    return texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  } catch {
    return 0;
  }
}
