import type { LocalStore } from './db.ts';
import { OWN_PREFIX, WINTER_BANNER_KEY } from './storageKeys.ts';

export type EraseTools = {
  store: LocalStore;
  /** Throws where the browser refuses it. */
  localStorage: () => Pick<Storage, 'length' | 'key' | 'removeItem'>;
  sessionStorage: () => Pick<Storage, 'clear'>;
  caches?: CacheStorage | undefined;
};

/** Matches the keys of any version of Camply, which no list could name, and those of sessions and sign-ins. */
const isOwnKey = (key: string) =>
  key.startsWith(OWN_PREFIX) || key === WINTER_BANNER_KEY || /^sb-.+-auth-token/.test(key);

/** Everything a person or this site has put here goes, for good; the app's own files stay, so that it opens offline. Rejects with StorageError. */
export async function eraseDevice(tools: EraseTools): Promise<void> {
  const { store, localStorage, sessionStorage, caches } = tools;
  await store.user((db) =>
    db.transaction('rw', db.tables, async () => {
      await Promise.all(db.tables.map((table) => table.clear()));
    }),
  );
  // After the rows: where those cannot be erased nothing is.
  clearTexts(localStorage, sessionStorage);
  await store.cache((db) => db.dropCopy());
  for (const name of (await caches?.keys()) ?? []) {
    if (name.startsWith(OWN_PREFIX)) await caches?.delete(name);
  }
}

function clearTexts(
  localStorage: EraseTools['localStorage'],
  sessionStorage: EraseTools['sessionStorage'],
): void {
  try {
    const storage = localStorage();
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    for (const key of keys.filter(isOwnKey)) storage.removeItem(key);
    sessionStorage().clear();
  } catch {
    // Refused: then there is nothing in it.
  }
}
