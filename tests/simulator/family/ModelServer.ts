import type { SpaceCursor } from '#family/rules/sync/receivePage.ts';
import type { SealedRow } from '#family/store/space/spaceCipher.ts';
import { SpaceError } from '#family/store/space/SpaceError.ts';
import type { SealedChanges } from '#family/store/space/spaceServer.ts';

type Stored = { row: SealedRow; xid: number };
export type Backup = { rows: Map<string, Stored>; xid: number };
export type Call = { proof: string; keyId: string };

/**
 * What the database does with the rows of one space, in memory: compares and swaps, lets only members under the current
 * key in, and tells nothing that an open transaction might precede.
 */
export class ModelServer {
  rows = new Map<string, Stored>();
  keyId: string;
  /** The keys sealed for each member, by its proof. */
  members: ReadonlyMap<string, string>;
  /** Every row that it ever stored, in this order. */
  readonly taken: SealedRow[] = [];
  #xid = 100;
  #epoch = 1;
  /** Transactions that have not committed yet. */
  #open: { xid: number; commit: () => void }[] = [];
  readonly #now: () => number;

  constructor(now: () => number, keyId: string, members: ReadonlyMap<string, string>) {
    this.#now = now;
    this.keyId = keyId;
    this.members = members;
  }

  /** The places that another writer was quicker at. Throws SpaceError. */
  push(call: Call, rows: readonly SealedRow[]): Set<string> {
    this.#admit(call);
    this.#xid += 1;
    return this.#swap(rows, this.#xid);
  }

  /** A transaction of somebody else begins, which no row of this space comes from. */
  beginOther(): void {
    this.#xid += 1;
    const xid = this.#xid;
    const commit = () => {
      this.#open = this.#open.filter((one) => one.xid !== xid);
    };
    this.#open.push({ xid, commit });
  }

  /** Its transaction begins, and does its work after others that began later. */
  pushSlowly(call: Call, rows: readonly SealedRow[]): void {
    this.#xid += 1;
    const xid = this.#xid;
    const commit = () => {
      this.#open = this.#open.filter((one) => one.xid !== xid);
      // What is refused by then, nobody hears.
      if (this.#refusal(call) === null) this.#swap(rows, xid);
    };
    this.#open.push({ xid, commit });
  }

  #swap(rows: readonly SealedRow[], xid: number): Set<string> {
    const lost = new Set<string>();
    const times = Map.groupBy(rows, ({ id }) => id);
    for (const row of rows) {
      const isOnce = times.get(row.id)?.length === 1;
      if (isOnce && row.version === (this.rows.get(row.id)?.row.version ?? 0) + 1) {
        this.rows.set(row.id, { row, xid });
        this.taken.push(row);
      } else lost.add(row.id);
    }
    return lost;
  }

  #refusal({ proof, keyId }: Call): SpaceError | null {
    const wrapped = this.members.get(proof);
    if (wrapped === undefined) return new SpaceError('removed');
    return keyId === this.keyId ? null : new SpaceError('otherKey', { wrapped });
  }

  #admit(call: Call): void {
    const refusal = this.#refusal(call);
    if (refusal) throw refusal;
  }

  commitAll(): void {
    for (const { commit } of this.#open) commit();
  }

  commitLast(): void {
    this.#open.at(-1)?.commit();
  }

  changes(call: Call, after: SpaceCursor, pageSize: number): SealedChanges {
    this.#admit(call);
    const horizon = Math.min(this.#xid + 1, ...this.#open.map(({ xid }) => xid));
    const reset = Number(after.xid) >= horizon;
    const all = [...this.rows]
      .filter(([id, { xid }]) => !reset && xid < horizon && isAfter(xid, id, after))
      .toSorted(([a, one], [b, other]) => one.xid - other.xid || (a < b ? -1 : 1));
    const page = all.slice(0, pageSize);
    const [lastId, last] = page.at(-1) ?? [];
    return {
      rows: page.map(([, { row }]) => row),
      skipped: 0,
      next: last && lastId !== undefined ? { xid: `${last.xid}`, id: lastId } : after,
      more: all.length > pageSize,
      reset,
      epoch: `epoch-${this.#epoch}`,
      now: this.#now(),
      mayWrite: true,
    };
  }

  /** False when the key is another one by now. */
  rekey(keyId: string, nextKeyId: string, members: ReadonlyMap<string, string>): boolean {
    if (keyId !== this.keyId) return false;
    this.keyId = nextKeyId;
    this.members = members;
    return true;
  }

  backup(): Backup {
    return { rows: new Map(this.rows), xid: this.#xid };
  }

  /** What came since is lost, and transactions are counted anew. Members and keys are as now. */
  restore({ rows, xid }: Backup): void {
    this.rows = new Map(rows);
    this.#open = [];
    this.#xid = xid;
    this.#epoch += 1;
  }
}

const isAfter = (xid: number, id: string, after: SpaceCursor) =>
  xid > Number(after.xid) || (xid === Number(after.xid) && id > after.id);
