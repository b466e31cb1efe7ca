// Every change a family can make, by name. Done means: it is on this phone and was read back.
import * as v from 'valibot';
import type { Note, Phone, Saved, UserDb } from './db.ts';
import { phone } from './lazyPhone.ts';
import { askToPersist } from './storage.ts';
import { StorageProblem } from './storageProblem.ts';

const CampIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120));

/** In signs. A longer note is refused aloud. */
export const LONGEST_NOTE = 4000;
const NoteSchema = v.pipe(v.string(), v.maxLength(LONGEST_NOTE));

/** An id will do; with the provider's name the family's list can say who it was when the camp is gone. */
export type CampToSave = string | { id: string; providerName: string };
type List = 'favourites' | 'scheduled';

/** Puts a heart on the camp, or takes it off. Throws on a malformed id; StorageProblem if not kept. */
export async function toggleFavourite(camp: CampToSave, on: Phone = phone): Promise<void> {
  await toggle('favourites', camp, on);
}

/** Puts the camp into the schedule, or takes it out. Throws like toggleFavourite. */
export async function toggleScheduled(camp: CampToSave, on: Phone = phone): Promise<void> {
  await toggle('scheduled', camp, on);
}

/** Gives a heart back as it was, at its old place in the list. Throws like toggleFavourite. */
export async function restoreFavourite(saved: Saved, on: Phone = phone): Promise<void> {
  const campId = v.parse(CampIdSchema, saved.campId);
  await inTurn(() =>
    keep('favourites', campId, on, async (db) => {
      await db.favourites.put(saved);
      return saved;
    }),
  );
}

/**
 * Keeps a note as it is typed; one without a letter takes the note away. Call it for every change:
 * what still waits for its turn is overtaken by what was typed since. Throws like toggleFavourite.
 */
export async function keepNote(campId: string, text: string, on: Phone = phone): Promise<void> {
  const id = v.parse(CampIdSchema, campId);
  const words = v.parse(NoteSchema, text);
  let mine = waitingNotes.find((one) => one.id === id && one.on === on);
  if (mine) mine.words = words;
  else {
    const note: WaitingNote = { id, on, words, kept: inTurn(() => writeNote(note)) };
    waitingNotes.push(note);
    mine = note;
  }
  await mine.kept;
}

type WaitingNote = { id: string; on: Phone; words: string; kept: Promise<void> };
const waitingNotes: WaitingNote[] = [];

async function writeNote(note: WaitingNote): Promise<void> {
  waitingNotes.splice(waitingNotes.indexOf(note), 1);
  const { id: campId, words: text } = note;
  await keep('notes', campId, note.on, async (db) => {
    if (text.trim() === '') {
      await db.notes.delete(campId);
      return undefined;
    }
    const row = { campId, text, writtenAt: Date.now() };
    await db.notes.put(row);
    return row;
  });
}

// One after the other: a second tap between a write and its look-back would read as a lost write.
let last: Promise<unknown> = Promise.resolve();

async function inTurn(work: () => Promise<void>): Promise<void> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  await mine;
}

async function toggle(list: List, camp: CampToSave, on: Phone): Promise<void> {
  const campId = v.parse(CampIdSchema, typeof camp === 'string' ? camp : camp.id);
  const named = typeof camp === 'string' ? {} : { name: camp.providerName };
  // Decided once: a write that is repeated on a new connection must not undo itself.
  let wanted: boolean | undefined;
  await inTurn(() =>
    keep(list, campId, on, (db) =>
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

type Row = Saved | Note | undefined;
const textOf = (row: Row) => (row !== undefined && 'text' in row ? row.text : null);

/** `work` answers the row that must stand now, undefined for none. */
async function keep(
  table: List | 'notes',
  campId: string,
  on: Phone,
  work: (db: UserDb) => PromiseLike<Row>,
): Promise<void> {
  const wanted = await on.user(work);
  // Safari has reported writes as done that were not: look again before the screen says "saved".
  const found: Row = await on.user((db): PromiseLike<Row> => db[table].get(campId));
  const isSame = (found === undefined) === (wanted === undefined);
  if (!isSame || textOf(found) !== textOf(wanted)) {
    throw new StorageProblem(new Error('the phone did not keep it'));
  }
  if (wanted !== undefined) void askToPersist();
}
