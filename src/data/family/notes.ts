// What a family writes about a camp. It never leaves this phone.
import * as v from 'valibot';
import type { LocalStore } from '../device/db.ts';
import { CampIdSchema, inTurn, save } from './save.ts';
import { localStore } from '../device/lazyLocalStore.ts';

/** In signs. A longer note is refused aloud. */
export const MAX_NOTE_LENGTH = 4000;
const NoteSchema = v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH));

/**
 * Keeps a note as it is typed; one without a letter takes the note away. Call it for every change:
 * what still waits for its turn is overtaken by what was typed since. Throws on a malformed id or a novel; StorageProblem if not kept.
 */
export async function saveNote(
  campId: string,
  text: string,
  on: LocalStore = localStore,
): Promise<void> {
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

type WaitingNote = { id: string; on: LocalStore; words: string; kept: Promise<void> };
const waitingNotes: WaitingNote[] = [];

async function writeNote(note: WaitingNote): Promise<void> {
  waitingNotes.splice(waitingNotes.indexOf(note), 1);
  const { id: campId, words: text } = note;
  await save('notes', campId, note.on, async (db) => {
    if (text.trim() === '') {
      await db.notes.delete(campId);
      return undefined;
    }
    const row = { campId, text, writtenAt: Date.now() };
    await db.notes.put(row);
    return row;
  });
}
