import type { LocalStore } from '#base/device/db.ts';

/** Ids of the camps with a heart. */
export async function favorites(store: LocalStore): Promise<string[]> {
  return store.user((db) => db.favourites.toCollection().primaryKeys());
}

/** Ids of the camps in the family's plan. */
export async function scheduled(store: LocalStore): Promise<string[]> {
  return store.user((db) => db.scheduled.toCollection().primaryKeys());
}
