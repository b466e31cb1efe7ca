import type { LocalStore } from './db.ts';

/** What comes back by itself, but for the app's own files: without those it would not open offline. */
const COMES_BACK = ['camply-logos', 'camply-pictures', 'camply-previous-build'];
const MAP = 'camply-map';

/** Drops the copy of the directory, logos and pictures, and the map where it is not wanted. Never the family's own. */
export async function freeStorage(
  store: LocalStore,
  caches: CacheStorage | undefined,
  { keepMap }: { keepMap: boolean },
): Promise<void> {
  await store.cache((db) => db.dropCopy());
  const names = keepMap ? COMES_BACK : [...COMES_BACK, MAP];
  await Promise.all(names.map(async (name) => caches?.delete(name)));
}
