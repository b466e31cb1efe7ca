import type { ChangesCursor } from '#camps/store/directory/changesResponse.ts';
import {
  type ActiveCopy,
  isSameCursor,
  type SyncRecord,
} from '#camps/store/directory/syncRecord.ts';
import type { DirectoryAnswer } from '#camps/store/directory/directory.ts';
import type { SyncStatus } from '#camps/store/directory/syncStatus.ts';
import type { Stored } from '#tests/fakes/FakeServer.ts';
import { type Backend, isKnown, type Position, versionOf } from './Backend.ts';

/** Watches everything in a run and remembers the first broken promise. */
export class Witness {
  readonly #backend: Backend;
  #record: SyncRecord | null = null;
  /** The first broken promise. */
  complaint: string | null = null;
  /** The app had a reason to drop the copy: no room, or a database that does not open. */
  mayVanish = false;
  /** Each camp the person tapped: on, off, or either (a tap that was cut off). */
  readonly hearts = new Map<string, 'on' | 'off' | 'either'>();
  /** Those under way. */
  readonly #taps = new Set<{ campId: string; isFavorite: boolean; isSure: boolean }>();
  copies = 0;

  constructor(backend: Backend) {
    this.#backend = backend;
  }

  /** A transaction with the record that vouches for the copy is durable. */
  committed(record: SyncRecord | null): void {
    const before = this.#record?.active ?? null;
    const now = record?.active ?? null;
    this.#record = record;
    if (now === null) {
      if (before && !this.mayVanish) this.#complain('the copy vanished');
      return;
    }
    if (before && before.epoch === now.epoch && isBefore(now.cursor, before.cursor)) {
      if (!this.#backend.hasKeptEpoch) this.#complain('the cursor moved backwards');
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

  /** The newest row that the server would send now. */
  newest(): Position | null {
    return this.#backend.newest();
  }

  /** A pull is done. `before` is the server's newest row when it began, if the network was fair. */
  pulled(before: Position | null): void {
    const active = this.#record?.active ?? null;
    if (this.mayVanish || this.#backend.hasKeptEpoch) return;
    if (active === null) return this.#complain('a pull was done and there is no copy');
    // Then and now: a row that is written again may wait behind an open transaction.
    const isLeftOut = [before, this.newest()].every(
      (position) => position?.epoch === active.epoch && isBefore(active.cursor, position.cursor),
    );
    if (isLeftOut) this.#complain('a pull was done and left out rows the server had');
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
    for (const version of versionsOf(now)) {
      if (!this.#backend.versions.has(version))
        this.#complain(`a screen shows ${version}, which never was`);
    }
  }

  /** What is stored, read in one transaction: every row up to the cursor is there as it is. */
  vouches(active: ActiveCopy, shown: DirectoryAnswer): void {
    const histories = this.#backend.historiesOf(active.epoch);
    const problems = histories.map(({ rows }) => missing(rows, active.cursor, shown));
    const [first = 'the copy is of a history that never was'] = problems;
    if (!problems.includes(null)) this.#complain(`${first}`);
  }

  /** A tap wants the opposite of what is known. Of two at once that want different things either may be last. */
  tapped(
    campId: string,
    setFavorite: (isFavorite: boolean) => Promise<unknown>,
    isGone: () => boolean,
  ): void {
    const tap = { campId, isFavorite: this.hearts.get(campId) !== 'on', isSure: true };
    for (const other of this.#taps) {
      if (other.campId === campId && other.isFavorite !== tap.isFavorite) {
        other.isSure = false;
        tap.isSure = false;
      }
    }
    this.#taps.add(tap);
    if (!this.hearts.has(campId)) this.hearts.set(campId, 'off');
    const end = (isDone: boolean) => {
      this.#taps.delete(tap);
      const isSure = isDone && tap.isSure && !isGone();
      this.hearts.set(campId, !isSure ? 'either' : tap.isFavorite ? 'on' : 'off');
    };
    setFavorite(tap.isFavorite).then(
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

  /** The end of the run: no more faults. */
  ends(who: string, shown: DirectoryAnswer | null): void {
    if (this.isRight(shown)) return;
    this.#complain(`${who} shows [${this.#readable(shown)}] and not [${this.#truth()}]`);
  }

  /** A row that turned bad may stay as it was last parsed: it is left out of the comparison. */
  #readable(shown: DirectoryAnswer | null): string {
    const bad = this.#backend.badKeys();
    const versions = versionsOf(shown).filter((one) => !bad.has(one.replace(/@.*/, '')));
    return versions.join(' ');
  }

  #truth(): string {
    return this.#backend.visible().join(' ');
  }

  /** At the end no tab reports a problem. */
  isContent({ problem, skipped }: SyncStatus): void {
    if (problem !== null || skipped > 0)
      this.#complain(`a tab reports ${problem}, ${skipped} skipped`);
  }

  #complain(text: string): void {
    this.complaint ??= text;
  }
}

function versionsOf(answer: DirectoryAnswer | null): string[] {
  if (answer?.status !== 'ready') return [];
  return answer.directory.camps.map(({ id, city }) => `camp:${id}@${city ?? ''}`).toSorted();
}

/** What of this history should be there and is not; null when all is well. */
function missing(
  rows: readonly Stored[],
  cursor: ChangesCursor,
  shown: DirectoryAnswer,
): string | null {
  if (shown.status !== 'ready') return 'the copy is not shown';
  const versions = new Map(shown.directory.camps.map(({ id, city }) => [id, city]));
  for (const stored of rows.filter(isKnown)) {
    const { xid, kind, id } = stored;
    const version = versionOf(stored);
    const isVouchedFor = !isBefore(cursor, { xid: String(xid), id: `${kind}:${id}` });
    if (isVouchedFor && version !== 'bad' && (versions.get(id) ?? null) !== version) {
      return `the cursor ${cursor.xid} ${cursor.id} vouches for ${id}@${version} but the copy has ${versions.get(id)}`;
    }
    versions.delete(id);
  }
  return versions.size > 0
    ? `the copy has ${[...versions.keys()].join()} of another history`
    : null;
}

function isBefore(a: ChangesCursor, b: ChangesCursor): boolean {
  return BigInt(a.xid) < BigInt(b.xid) || (a.xid === b.xid && a.id < b.id);
}
