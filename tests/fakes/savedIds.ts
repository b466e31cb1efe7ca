import type { LocalStore } from '#base/storage/db.ts';
import { planState } from '#planner/store/planQueries.ts';

/** Ids of the camps with a heart. */
export async function favorites(store: LocalStore): Promise<string[]> {
  return store.user((db) => db.favorites.toCollection().primaryKeys());
}

/** Ids of the camps in the family's plan. */
export async function scheduled(store: LocalStore): Promise<string[]> {
  const { entries } = await planState(store);
  return [...new Set(entries.map(({ campId }) => campId))].toSorted();
}
