// The named changes that a family can make. Each sets a state, so repeating it changes nothing.
import { oneAtATime } from '#base/device/oneAtATime.ts';
import * as v from 'valibot';
import { MAX_NOTE_LENGTH } from '#camps/rules/saved/note.ts';
import { type Clock, deviceClock } from '#base/device/clock.ts';
import { askToPersist } from '#base/storage/askToPersist.ts';
import type { LocalStore } from '#base/storage/db.ts';
import { freeStorage } from '#base/storage/freeStorage.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { Note, SavedCamp } from './familyRows.ts';
import { saveRow, type StoredSave } from './saveRow.ts';

/**
 * An id is enough; with the provider's name the family's list can name it when the camp is gone, and with what is said of its
 * room it can tell when that has changed.
 */
export type CampToSave =
  | string
  | (Pick<Camp, 'id' | 'providerName'> & Partial<Pick<Camp, 'seats' | 'sessions'>>);

/**
 * Resolved means stored and read back. All throw on a malformed id, and StorageError when not stored.
 */
export type SavedStore = {
  /** Puts a heart on the camp, or takes it off. `savedAt` (ms since 1970) gives a removed one its place in the list back. */
  setFavorite(camp: CampToSave, isFavorite: boolean, savedAt?: number): Promise<void>;
  /**
   * Saves a note; a blank one is removed. Call it for every change: a newer text replaces one that still waits.
   * `shown`: the note that the writer saw; a different text that another tab or phone has stored stays as a conflict.
   * Throws when it is longer than MAX_NOTE_LENGTH characters.
   */
  saveNote(campId: string, text: string, shown?: string): Promise<void>;
  /** Removes a settled conflict of a note. */
  settleNoteConflict(campId: string, name: string): Promise<void>;
  /**
   * Frees space on a full device by dropping data that can be fetched again, the map included. Never throws; the next
   * save reports a remaining problem.
   */
  makeRoom(): Promise<void>;
};

export type SavedStoreTools = {
  store: LocalStore;
  /** Removes a conflicting text of a note, on every device of the family. */
  settleNoteConflict: (
    store: LocalStore,
    clock: Clock,
    campId: string,
    name: string,
  ) => Promise<void>;
  /** The device's, or a stand-in. */
  clock?: Clock | undefined;
  /** The browser's, or a stand-in. */
  persist?: () => Promise<boolean>;
  caches?: CacheStorage | undefined;
};

const CampIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
const NoteSchema = v.pipe(v.string(), v.maxLength(MAX_NOTE_LENGTH));

type WaitingNote = { text: string; shown: string | undefined; saved: Promise<void> };

export function createSavedStore({
  store,
  settleNoteConflict,
  clock = deviceClock,
  persist = askToPersist,
  // Missing without https and in some private windows.
  caches = 'caches' in globalThis ? globalThis.caches : undefined,
}: SavedStoreTools): SavedStore {
  // In order: a write that is repeated on a new connection must not overtake a later one.
  const inOrder = oneAtATime();
  const waitingNotes = new Map<string, WaitingNote>();
  let lastSavedAt = 0;

  /** The first taps wait for the database and arrive in one millisecond: their order is that of the list. */
  function nextSavedAt(): number {
    lastSavedAt = Math.max(clock.now(), lastSavedAt + 1);
    return lastSavedAt;
  }

  async function setFavorite(camp: CampToSave, isWanted: boolean, savedAt?: number): Promise<void> {
    const campId = v.parse(CampIdSchema, typeof camp === 'string' ? camp : camp.id);
    const row = { campId, savedAt: savedAt ?? nextSavedAt(), ...wordsOf(camp) };
    await inOrder(async () => {
      await saveRow(store, clock, 'favorite', campId, (before) =>
        isWanted ? (before ?? row) : undefined,
      );
    });
    // Once per save, and not awaited: the browser may show a prompt.
    if (isWanted) void persist();
  }

  function writeNote(campId: string): Promise<void> {
    return inOrder(async () => {
      const { text = '', shown } = waitingNotes.get(campId) ?? {};
      waitingNotes.delete(campId);
      const next = (before: Note | undefined) => {
        if (text.trim() === '') return undefined;
        return before?.text === text ? before : { campId, text, writtenAt: clock.now() };
      };
      await saveRow(store, clock, 'note', campId, next, (before) => unreadIn(before, shown));
    });
  }

  return {
    setFavorite,
    settleNoteConflict: (campId, name) =>
      inOrder(() => settleNoteConflict(store, clock, campId, name)),
    async saveNote(campId, text, shown) {
      v.parse(CampIdSchema, campId);
      v.parse(NoteSchema, text);
      const waiting = waitingNotes.get(campId);
      const note = waiting ?? { text, shown, saved: writeNote(campId) };
      note.text = text;
      waitingNotes.set(campId, note);
      await note.saved;
      if (text.trim() !== '') void persist();
    },
    makeRoom: () => freeStorage(store, caches, { keepMap: false }).catch(() => undefined),
  };
}

function wordsOf(camp: CampToSave): Pick<SavedCamp, 'name' | 'seats'> {
  if (typeof camp === 'string') return {};
  const { providerName: name, seats, sessions } = camp;
  return sessions || seats === undefined ? { name } : { name, seats: seats ?? 'unsaid' };
}

/** The most unread texts of one note; older ones are dropped. */
const MAX_UNREAD = 20;

function unreadIn({ row, tombstone }: StoredSave<'note'>, shown: string | undefined): string[] {
  const unread = row?.unread ?? tombstone?.unread ?? [];
  const stands = row?.text ?? '';
  if (shown === undefined || stands === '' || stands === shown) return unread;
  return [...unread, stands].slice(-MAX_UNREAD);
}
