// How a change of the family's own is written: one after the other, and looked at again.
import * as v from 'valibot';
import type { Note, LocalStore, Saved, UserDb } from '../device/db.ts';
import { askToPersist } from '../device/storage.ts';
import { StorageError } from '../device/StorageError.ts';

export const CampIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

// One after the other: a second tap between a write and its look-back would read as a lost write.
let last: Promise<unknown> = Promise.resolve();

/** Begins when every change before it has ended. */
export async function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  await mine;
}

type Row = Saved | Note | undefined;
const textOf = (row: Row) => (row !== undefined && 'text' in row ? row.text : null);

/**
 * Does the work and reads it back. `work` answers the row that must stand now, undefined for none; it may be run
 * twice. Throws StorageProblem when the phone did not keep it.
 */
export async function save(
  table: 'favourites' | 'scheduled' | 'notes',
  campId: string,
  on: LocalStore,
  work: (db: UserDb) => PromiseLike<Row>,
): Promise<void> {
  const wanted = await on.user(work);
  // Safari has reported writes as done that were not: look again before the screen says "saved".
  const found: Row = await on.user((db): PromiseLike<Row> => db[table].get(campId));
  const isSame = (found === undefined) === (wanted === undefined);
  if (!isSame || textOf(found) !== textOf(wanted)) {
    throw new StorageError(new Error('the phone did not keep it'));
  }
  if (wanted !== undefined) void askToPersist();
}
