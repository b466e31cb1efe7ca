import type { ChangesCursor } from '#camps/store/directory/changesResponse.ts';
import { type FakeTransaction, FakeServer, type Stored } from '#tests/fakes/FakeServer.ts';
import { FakeSubmissions } from '#tests/fakes/FakeSubmissions.ts';
import type { Seeded } from '#tests/fixtures/seeded.ts';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';

/** Everything one history of the database ever committed; a restore begins the next. */
export type History = { epoch: string; rows: Stored[] };

/** How far one history had come. */
export type Position = { epoch: string; cursor: ChangesCursor };

/** How a row looks on a screen: its version, null when it is deleted, 'bad' when it cannot be parsed. */
export const versionOf = ({ row }: Stored): string | null =>
  row === null ? null : typeof row.city === 'string' ? row.city : 'bad';

const kinds = new Set(['camp']);
export const isKnown = ({ kind }: { kind: string }) => kinds.has(kind);

/** Changes what becomes of a submission, for tests that must be able to fail. */
export type PostLie = (
  submissions: FakeSubmissions,
  path: string,
  answer: () => Response,
) => Response;

/** The server of a run: writes at random, remembers its histories and its answers. */
export class Backend {
  readonly server = new FakeServer();
  readonly submissions: FakeSubmissions;
  readonly #random: Seeded;
  readonly #postLie: PostLie;
  readonly #open: FakeTransaction[] = [];
  #histories: History[] = [];
  #version = 0;
  /** Set by a restore that did not renew the epoch: numbers began again under the same name. */
  hasKeptEpoch = false;
  /** Cursors at which it answered that there is no more: 'epoch|xid|id'. */
  readonly ends = new Set<string>();
  /** Every version of every camp that was ever committed or is waiting to be. */
  readonly versions = new Set<string>();

  constructor(random: Seeded, now: () => number, postLie: PostLie = (_, __, answer) => answer()) {
    this.#random = random;
    this.#postLie = postLie;
    this.submissions = new FakeSubmissions(now);
    this.server.cap = 1 + random.below(8);
    this.#put(this.server.begin(), random.below(14)).commit();
  }

  /** Histories with this name: more than one when a restore did not renew the epoch. */
  historiesOf(epoch: string): History[] {
    return [...this.#histories, this.#present()].filter((history) => history.epoch === epoch);
  }

  answer(cursor: ChangesCursor, pageSize: number) {
    const answer = this.server.changedCamps(cursor, pageSize);
    if (!answer.more && !answer.reset) this.#addEnd(answer.epoch, answer.next);
    return answer;
  }

  /** The position of the newest row that no open transaction holds back; null when there is none. */
  newest(): Position | null {
    const { epoch } = this.server;
    let answer = this.server.changedCamps({ xid: '0', id: '' }, 1000);
    while (answer.more) answer = this.server.changedCamps(answer.next, 1000);
    return answer.reset ? null : { epoch, cursor: answer.next };
  }

  write(): void {
    this.#put(this.server.begin(), 1 + this.#random.below(6)).commit();
  }

  /** Stays open until `commitOne`: everything newer waits for it. */
  beginLate(): void {
    this.#open.push(this.#put(this.server.begin(), 1 + this.#random.below(3)));
  }

  commitOne(): void {
    this.#open.splice(this.#random.below(this.#open.length), 1)[0]?.commit();
  }

  commitAll(): void {
    for (const transaction of this.#open.splice(0)) transaction.commit();
  }

  /** The database is restored from a backup. Open transactions are lost. */
  restore(keepsEpoch: boolean): void {
    this.#open.length = 0;
    this.#histories.push(this.#present());
    const { epoch } = this.server;
    const kept = this.server
      .rows()
      .flatMap(({ kind, row }) => (row && this.#random.chance(0.7) ? [{ kind, row }] : []));
    this.server.restore(kept.slice(0, 10));
    if (keepsEpoch) {
      this.hasKeptEpoch = true;
      this.server.epoch = epoch;
    }
  }

  /** Corrects every row that cannot be parsed. */
  correctBadRows(): void {
    for (const stored of this.server.rows()) {
      if (versionOf(stored) === 'bad') this.server.put(stored.kind, this.#camp(stored.id));
    }
  }

  /** What every screen should show in the end, as sorted 'camp:id@version'. */
  visible(): string[] {
    return this.server
      .rows()
      .filter(isKnown)
      .flatMap((stored) => {
        const version = versionOf(stored);
        return version === null || version === 'bad'
          ? []
          : [`${stored.kind}:${stored.id}@${version}`];
      })
      .toSorted();
  }

  badKeys(): Set<string> {
    const bad = this.server
      .rows()
      .filter((stored) => isKnown(stored) && versionOf(stored) === 'bad');
    return new Set(bad.map(({ kind, id }) => `${kind}:${id}`));
  }

  /** One request of the outbox. Words with 'bad' in them break a bound; what is taken back leaves the directory. */
  post(path: string, body: unknown): Response {
    const { submissions } = this;
    const words = typeof body === 'string' ? body : '';
    if (/"camp_theme":"[^"]*bad"/.test(words) && !words.includes('"withdrawn":true')) {
      return Response.json({ code: '23514', message: 'This is too bad' }, { status: 400 });
    }
    const response = this.#postLie(submissions, path, () => submissions.answer(path, body));
    for (const { id, status } of submissions.rows.values()) {
      if (status === 'withdrawn' && this.#isListed(id)) this.server.remove('camp', id);
    }
    return response;
  }

  listedSubmissions = (): number =>
    [...this.submissions.rows.keys()].filter((id) => this.#isListed(id)).length;

  #isListed(campId: string): boolean {
    return this.server.rows().some(({ id, row }) => id === campId && row !== null);
  }

  /** A reviewer decides about one submission that waits, or was asked about. What is approved is in the directory. */
  review(): void {
    const { submissions } = this;
    const rows = [...submissions.rows.values()].filter(
      ({ status }) => status === 'pending' || status === 'changes_requested',
    );
    const row = rows[this.#random.below(rows.length)];
    if (!row) return;
    const status = this.#random.pick([
      'approved',
      'approved',
      'changes_requested',
      'rejected',
    ] as const);
    submissions.review(row.id, { status, note: status === 'approved' ? null : 'Which door?' });
    if (status === 'approved') this.server.put('camp', this.#camp(row.id));
  }

  #present(): History {
    return { epoch: this.server.epoch, rows: this.server.rows() };
  }

  #addEnd(epoch: string, { xid, id }: ChangesCursor): void {
    this.ends.add(`${epoch}|${xid}|${id}`);
  }

  #put(transaction: FakeTransaction, count: number): FakeTransaction {
    for (let left = count; left > 0; left -= 1) {
      const id = `camp-${this.#random.below(16)}`;
      const roll = this.#random.next();
      if (roll < 0.15) transaction.remove('camp', id);
      // A row of a newer server, and one that no app can parse.
      else if (roll < 0.2) transaction.put('ferry', { id });
      else if (roll < 0.26) transaction.put('camp', { ...this.#camp(id), city: 7 });
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
