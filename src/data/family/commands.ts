// Every change a family can make to its list and plan, by name. Done means: it is on this phone and was read back.
import * as v from 'valibot';
import type { LocalStore, Saved } from '../device/db.ts';
import { CampIdSchema, inTurn, save } from './save.ts';
import { localStore } from '../device/lazyLocalStore.ts';

/** An id will do; with the provider's name the family's list can say who it was when the camp is gone. */
export type CampToSave = string | { id: string; providerName: string };
type List = 'favourites' | 'scheduled';

/** Puts a heart on the camp, or takes it off. Throws on a malformed id; StorageProblem if not kept. */
export async function toggleFavorite(camp: CampToSave, on: LocalStore = localStore): Promise<void> {
  await toggle('favourites', camp, on);
}

/** Puts the camp into the schedule, or takes it out. Throws like toggleFavorite. */
export async function toggleScheduled(
  camp: CampToSave,
  on: LocalStore = localStore,
): Promise<void> {
  await toggle('scheduled', camp, on);
}

/** Gives a heart back as it was, at its old place in the list. Throws like toggleFavorite. */
export async function restoreFavorite(saved: Saved, on: LocalStore = localStore): Promise<void> {
  const campId = v.parse(CampIdSchema, saved.campId);
  await inTurn(() =>
    save('favourites', campId, on, async (db) => {
      await db.favourites.put(saved);
      return saved;
    }),
  );
}

async function toggle(list: List, camp: CampToSave, on: LocalStore): Promise<void> {
  const campId = v.parse(CampIdSchema, typeof camp === 'string' ? camp : camp.id);
  const named = typeof camp === 'string' ? {} : { name: camp.providerName };
  // Decided once: a write that is repeated on a new connection must not undo itself.
  let wanted: boolean | undefined;
  await inTurn(() =>
    save(list, campId, on, (db) =>
      db.transaction('rw', db[list], async () => {
        wanted ??= (await db[list].get(campId)) === undefined;
        const row = wanted ? { campId, savedAt: Date.now(), ...named } : undefined;
        if (row) await db[list].put(row);
        else await db[list].delete(campId);
        return row;
      }),
    ),
  );
}
