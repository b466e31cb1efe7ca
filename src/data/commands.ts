// Every change a family can make, by name. Done means: it is on this phone and was read back.
import * as v from 'valibot';
import type { Phone, UserDb } from './db.ts';
import { phone } from './lazyPhone.ts';
import { askToPersist } from './storage.ts';
import { StorageProblem } from './storageProblem.ts';

const CampIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
type List = 'favourites' | 'scheduled';

/** Puts a heart on the camp, or takes it off. Throws on a malformed id; StorageProblem if not kept. */
export async function toggleFavourite(campId: string, on: Phone = phone): Promise<void> {
  await toggle('favourites', campId, on);
}

/** Puts the camp into the schedule, or takes it out. Throws like toggleFavourite. */
export async function toggleScheduled(campId: string, on: Phone = phone): Promise<void> {
  await toggle('scheduled', campId, on);
}

// One after the other: a second tap between a write and its look-back would read as a lost write.
let last: Promise<unknown> = Promise.resolve();

async function toggle(list: List, text: string, on: Phone): Promise<void> {
  const campId = v.parse(CampIdSchema, text);
  const mine = last.then(() => keep(list, campId, on));
  last = mine.catch(() => undefined);
  await mine;
}

async function keep(list: List, campId: string, on: Phone): Promise<void> {
  // Decided once: a write that is repeated on a new connection must not undo itself.
  let wanted: boolean | undefined;
  await on.user((db) =>
    db.transaction('rw', db[list], async () => {
      wanted ??= (await db[list].get(campId)) === undefined;
      if (wanted) await db[list].put({ campId, savedAt: Date.now() });
      else await db[list].delete(campId);
    }),
  );
  // Safari has reported writes as done that were not: look again before the screen says "saved".
  const isThere = await on.user((db) => has(db, list, campId));
  if (isThere !== wanted) throw new StorageProblem(new Error('the phone did not keep it'));
  if (wanted) void askToPersist();
}

async function has(db: UserDb, list: List, campId: string): Promise<boolean> {
  return (await db[list].get(campId)) !== undefined;
}
