import type { Cursor } from '#data/directory/remote.ts';
import { type FakeTransaction, FakeServer, type Stored } from '#tests/fakes/FakeServer.ts';
import { memoryPageStore } from '#tests/fakes/memoryPageStore.ts';
import type { Random } from '#tests/fakes/seeded.ts';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';
import { publishDirectory } from '../../supabase/functions/publish-directory/publishDirectory.ts';

/** What the phone may be told of one life of the database; a restore begins the next. */
export type Life = { epoch: string; rows: Stored[] };

/** How far one life had come. */
export type Place = { epoch: string; cursor: Cursor };

/** How a life's row looks on a screen: its version, null when it is gone, 'bad' when unreadable. */
export const wordOf = ({ row }: Stored): string | null =>
  row === null ? null : typeof row.city === 'string' ? row.city : 'bad';

const kinds = new Set(['camp']);
export const isKnown = ({ kind }: { kind: string }) => kinds.has(kind);

/** Few enough that a small directory has several files. */
const rowsPerFile = 4;

/** The server of a story: writes at random, remembers what it has been and what it has said. */
export class Backend {
  readonly server = new FakeServer();
  readonly #random: Random;
  readonly #open: FakeTransaction[] = [];
  #lives: Life[] = [];
  #version = 0;
  /** Set by a restore that nobody told the phones about: numbers began again under the same epoch. */
  hasForgotten = false;
  /** Cursors at which it said that there is no more, and those of its page files: 'epoch|xid|id'. */
  readonly ends = new Set<string>();
  /** Every version of every camp that was ever committed or is waiting to be. */
  readonly versions = new Set<string>();
  /** What a CDN has: page files for ever, and each manifest that was ever current, oldest first. */
  readonly files = new Map<string, ArrayBuffer>();
  readonly manifests: ArrayBuffer[] = [];

  constructor(random: Random) {
    this.#random = random;
    this.server.cap = 1 + random.below(8);
    this.#put(this.server.begin(), random.below(14)).commit();
  }

  /** Lives with this name: more than one when a restore forgot to renew the epoch. */
  livesOf(epoch: string): Life[] {
    return [...this.#lives, this.#present()].filter((life) => life.epoch === epoch);
  }

  answer(cursor: Cursor, pageSize: number) {
    const answer = this.server.changedCamps(cursor, pageSize);
    if (!answer.more && !answer.reset) this.#noteEnd(answer.epoch, answer.next);
    return answer;
  }

  /** The place of the newest row that nothing holds back; null when there is none. */
  newest(): Place | null {
    const { epoch } = this.server;
    let answer = this.server.changedCamps({ xid: '0', id: '' }, 1000);
    while (answer.more) answer = this.server.changedCamps(answer.next, 1000);
    return answer.reset ? null : { epoch, cursor: answer.next };
  }

  write(): void {
    this.#put(this.server.begin(), 1 + this.#random.below(6)).commit();
  }

  /** Stays open until `commitOne`: everything newer has to wait for it. */
  beginLate(): void {
    this.#open.push(this.#put(this.server.begin(), 1 + this.#random.below(3)));
  }

  commitOne(): void {
    this.#open.splice(this.#random.below(this.#open.length), 1)[0]?.commit();
  }

  commitAll(): void {
    for (const transaction of this.#open.splice(0)) transaction.commit();
  }

  /** The database comes back from a copy of yesterday. What was open is lost. */
  restore(isForgotten: boolean): void {
    this.#open.length = 0;
    this.#lives.push(this.#present());
    const { epoch } = this.server;
    const kept = this.server
      .rows()
      .flatMap(({ kind, row }) => (row && this.#random.chance(0.7) ? [{ kind, row }] : []));
    this.server.restore(kept.slice(0, 10));
    if (isForgotten) {
      this.hasForgotten = true;
      this.server.epoch = epoch;
    }
  }

  /** Nothing unreadable is left behind. */
  mend(): void {
    for (const stored of this.server.rows()) {
      if (wordOf(stored) === 'bad') this.server.put(stored.kind, this.#camp(stored.id));
    }
  }

  /** The job that writes the page files. */
  async publish(now: number): Promise<void> {
    const ask = async (cursor: Cursor) => this.server.changedCamps(cursor, 1000);
    const written = new Map<string, ArrayBuffer>();
    const store = memoryPageStore(written);
    await publishDirectory(ask, store, now, rowsPerFile);
    const { epoch, cursor } = JSON.parse((await store.read('manifest.json')) ?? '');
    this.#noteEnd(epoch, cursor);
    for (const [name, bytes] of written) {
      if (name === 'manifest.json') this.manifests.push(bytes);
      else this.files.set(name, bytes);
    }
  }

  /** What every screen should show in the end, as sorted 'camp:id@version'. */
  visible(): string[] {
    return this.server
      .rows()
      .filter(isKnown)
      .flatMap((stored) => {
        const word = wordOf(stored);
        return word === null || word === 'bad' ? [] : [`${stored.kind}:${stored.id}@${word}`];
      })
      .toSorted();
  }

  badKeys(): Set<string> {
    const bad = this.server.rows().filter((stored) => isKnown(stored) && wordOf(stored) === 'bad');
    return new Set(bad.map(({ kind, id }) => `${kind}:${id}`));
  }

  #present(): Life {
    return { epoch: this.server.epoch, rows: this.server.rows() };
  }

  #noteEnd(epoch: string, { xid, id }: Cursor): void {
    this.ends.add(`${epoch}|${xid}|${id}`);
  }

  #put(transaction: FakeTransaction, count: number): FakeTransaction {
    for (let left = count; left > 0; left -= 1) {
      const id = `camp-${this.#random.below(16)}`;
      const dice = this.#random.next();
      if (dice < 0.15) transaction.remove('camp', id);
      // A row of a newer server, and one that no app can read.
      else if (dice < 0.2) transaction.put('ferry', { id });
      else if (dice < 0.26) transaction.put('camp', { ...this.#camp(id), city: 7 });
      else transaction.put('camp', this.#camp(id));
    }
    return transaction;
  }

  #camp(id: string) {
    this.#version += 1;
    const city = `v${this.#version}`;
    this.versions.add(`camp:${id}@${city}`);
    const newer = this.#random.chance(0.1) ? { a_new_column: 1, coordinate_precision: 'moon' } : {};
    return aCampRow({ id, city, ...newer });
  }
}
