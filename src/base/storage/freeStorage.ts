import type { LocalStore } from './db.ts';
import { LOGO_CACHE, MAP_CACHE, PICTURE_CACHE, PREVIOUS_BUILD_CACHE } from './storageKeys.ts';

/** Caches that refill on their own, except the app's own files: without those it would not open offline. */
const COMES_BACK = [LOGO_CACHE, PICTURE_CACHE, PREVIOUS_BUILD_CACHE];

/** Drops the copy of the directory, logos and pictures, and the map where it is not wanted. Never the family's own. */
export async function freeStorage(
  store: LocalStore,
  caches: CacheStorage | undefined,
  { keepMap }: { keepMap: boolean },
): Promise<void> {
  await store.cache((db) => db.dropCopy());
  const names = keepMap ? COMES_BACK : [...COMES_BACK, MAP_CACHE];
  await Promise.all(names.map(async (name) => caches?.delete(name)));
}
