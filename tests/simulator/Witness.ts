import type { Cursor } from '#data/directory/remote.ts';
import { type ActiveCopy, isSameCursor, type SyncRecord } from '#data/directory/syncRecord.ts';
import type { DirectoryAnswer } from '#data/directory/queries.ts';
import type { SyncStatus } from '#data/directory/syncStatus.ts';
import type { Stored } from '#tests/fakes/FakeServer.ts';
import { type Backend, isKnown, type Place, wordOf } from './Backend.ts';

/** Looks at everything a story does and remembers the first thing that must never happen. */
export class Witness {
  readonly #backend: Backend;
  #marks: SyncRecord | null = null;
  /** The first broken promise. */
  complaint: string | null = null;
  /** The app was given a reason to let go of the copy: no room, or a database that does not open. */
  mayVanish = false;
  /** Each camp the person tapped: on, off, or either (a tap that was cut off). */
  readonly hearts = new Map<string, 'on' | 'off' | 'either'>();
  copies = 0;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** A transaction with the record that vouches for the copy is durable. */
  committed(marks: SyncRecord | null): void {
    const before = this.#marks?.filled ?? null;
    const now = marks?.filled ?? null;
    this.#marks = marks;
    if (now === null) {
      if (before && !this.mayVanish) this.#complain('the copy vanished');
      return;
    }
    if (before && before.epoch === now.epoch && isBefore(now.cursor, before.cursor)) {
      if (!this.#backend.hasForgotten) this.#complain('the cursor moved backwards');
    }
    if (before?.generation !== now.generation) {
      this.copies += 1;
      const { epoch, cursor } = now;
      const isPacked = before?.epoch === epoch && isSameCursor(before.cursor, cursor);
      if (!isPacked && !this.#backend.ends.has(`${epoch}|${cursor.xid}|${cursor.id}`)) {
        this.#complain('a copy took its place before it was whole');
      }
    }
  }

  /** The newest row that the server would tell now. */
  newest(): Place | null {
    return this.#backend.newest();
  }

  /** A pull says that it is done. `before` is what the server had to say when it began, if it was heard. */
  pulled(before: Place | null): void {
    const filled = this.#marks?.filled ?? null;
    if (this.mayVanish || this.#backend.hasForgotten) return;
    if (filled === null) return this.#complain('a pull was done and there is no copy');
    // Then and now: a row that is written again may wait behind an open transaction.
    const isLeftOut = [before, this.newest()].every(
      (place) => place?.epoch === filled.epoch && isBefore(filled.cursor, place.cursor),
    );
    if (isLeftOut) this.#complain('a pull was done and left out what the server had to say');
  }

  /** A whole database was deleted: right for the copy when it does not open, never for the family's own. */
  removed(database: string): void {
    if (database === 'camply-cache') this.committed(null);
    else this.#complain(`${database} was deleted`);
  }

  /** A screen draws. */
  sees(before: DirectoryAnswer | null, now: DirectoryAnswer): void {
    if (before?.status === 'ready' && now.status === 'empty' && !this.mayVanish) {
      this.#complain('a list that was shown vanished from the screen');
    }
    for (const word of wordsOf(now)) {
      if (!this.#backend.versions.has(word))
        this.#complain(`a screen shows ${word}, which never was`);
    }
  }

  /** What is stored, read in one transaction: every row up to the cursor is there as it is. */
  vouches(filled: ActiveCopy, shown: DirectoryAnswer): void {
    const lives = this.#backend.livesOf(filled.epoch);
    const problems = lives.map(({ rows }) => missing(rows, filled.cursor, shown));
    const [first = 'the copy is of a life that never was'] = problems;
    if (!problems.includes(null)) this.#complain(`${first}`);
  }

  /** Taps are carried out one after the other: each turns what the one before it left. */
  tapped(campId: string, done: Promise<void>, isGone: () => boolean): void {
    const before = this.hearts.get(campId) ?? 'off';
    const turned = { on: 'off', off: 'on', either: 'either' } as const;
    const end = (isSure: boolean) =>
      this.hearts.set(
        campId,
        isSure && !isGone() ? turned[this.hearts.get(campId) ?? 'off'] : 'either',
      );
    this.hearts.set(campId, before);
    done.then(
      () => end(true),
      () => end(false),
    );
  }

  /** The family's own, as a fresh start of the app reads it. */
  keeps(favorites: readonly string[]): void {
    const kept = new Set(favorites);
    for (const [campId, heart] of this.hearts) {
      if (heart !== 'either' && kept.has(campId) !== (heart === 'on'))
        this.#complain(`the heart of ${campId} should be ${heart}`);
      kept.delete(campId);
    }
    if (kept.size > 0) this.#complain(`hearts nobody gave: ${[...kept].join()}`);
  }

  /** Is this what the server has, as far as it can be read? */
  isRight(shown: DirectoryAnswer | null): boolean {
    return shown?.status === 'ready' && this.#readable(shown) === this.#truth();
  }

  /** The end of the story: everything is quiet and nothing is in the way any more. */
  ends(who: string, shown: DirectoryAnswer | null): void {
    if (this.isRight(shown)) return;
    this.#complain(`${who} shows [${this.#readable(shown)}] and not [${this.#truth()}]`);
  }

  /** A row that turned bad may stay as it was last understood: nothing can be said of it. */
  #readable(shown: DirectoryAnswer | null): string {
    const bad = this.#backend.badKeys();
    const words = wordsOf(shown).filter((word) => !bad.has(word.replace(/@.*/, '')));
    return words.join(' ');
  }

  #truth(): string {
    return this.#backend.visible().join(' ');
  }

  /** A tab in the end has nothing to complain of. */
  isContent({ problem, skipped }: SyncStatus): void {
    if (problem !== null || skipped > 0)
      this.#complain(`a tab says ${problem}, ${skipped} skipped`);
  }

  #complain(text: string): void {
    this.complaint ??= text;
  }
}

function wordsOf(answer: DirectoryAnswer | null): string[] {
  if (answer?.status !== 'ready') return [];
  return answer.directory.camps.map(({ id, city }) => `camp:${id}@${city ?? ''}`).toSorted();
}

/** What of this life should be there and is not; null when all is well. */
function missing(rows: readonly Stored[], cursor: Cursor, shown: DirectoryAnswer): string | null {
  if (shown.status !== 'ready') return 'the copy is not shown';
  const words = new Map(shown.directory.camps.map(({ id, city }) => [id, city]));
  for (const stored of rows.filter(isKnown)) {
    const { xid, kind, id } = stored;
    const word = wordOf(stored);
    const isVouchedFor = !isBefore(cursor, { xid: String(xid), id: `${kind}:${id}` });
    if (isVouchedFor && word !== 'bad' && (words.get(id) ?? null) !== word) {
      return `the cursor ${cursor.xid} ${cursor.id} vouches for ${id}@${word} but the copy says ${words.get(id)}`;
    }
    words.delete(id);
  }
  return words.size > 0 ? `the copy has ${[...words.keys()].join()} of another life` : null;
}

function isBefore(a: Cursor, b: Cursor): boolean {
  return BigInt(a.xid) < BigInt(b.xid) || (a.xid === b.xid && a.id < b.id);
}
