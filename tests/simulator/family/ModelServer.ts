import { type SyncCells, type FamilyRow, mergeCells } from '#family/rules/sync/cells.ts';
import { rowKey } from '#family/rules/sync/replica.ts';
import { stampMs } from '#family/rules/sync/stamp.ts';
import { FamilySyncError } from '#family/store/sync/FamilySyncError.ts';
import type { FamilyChanges, FamilyCursor } from '#family/store/sync/syncPass.ts';

type Stored = { row: FamilyRow; xid: number };

const MAX_AHEAD_MS = 2 * 86_400_000;

/** What the database does with a family's rows, in memory: merges, and tells nothing that an open transaction might precede. */
export class ModelServer {
  rows = new Map<string, Stored>();
  #xid = 100;
  #epoch = 'epoch-1';
  /** Transactions that have not committed yet. */
  #open: { xid: number; commit: () => void }[] = [];
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `isSlow`: other transactions commit before this one does. */
  push(rows: readonly FamilyRow[], isSlow: boolean): void {
    const stamps = rows.flatMap(({ cells }) => Object.values(cells).map(({ t }) => t));
    if (stamps.some((stamp) => stampMs(stamp) > this.#now() + MAX_AHEAD_MS)) {
      throw new FamilySyncError('clock');
    }
    this.#xid += 1;
    const xid = this.#xid;
    const commit = () => {
      this.#open = this.#open.filter((one) => one.xid !== xid);
      for (const row of rows) this.#merge(row, xid);
    };
    if (isSlow) this.#open.push({ xid, commit });
    else commit();
  }

  #merge(row: FamilyRow, xid: number): void {
    const before = this.rows.get(rowKey(row))?.row;
    const cells = before ? mergeCells(before.cells, row.cells) : row.cells;
    if (before && pictureOf(before.cells) === pictureOf(cells)) return;
    this.rows.set(rowKey(row), { row: { ...row, cells }, xid });
  }

  commitAll(): void {
    for (const { commit } of this.#open) commit();
  }

  commitLast(): void {
    this.#open.at(-1)?.commit();
  }

  changes(after: FamilyCursor, pageSize: number): FamilyChanges {
    const horizon = Math.min(this.#xid + 1, ...this.#open.map(({ xid }) => xid));
    const reset = Number(after.xid) >= horizon;
    const all = [...this.rows]
      .filter(([key, { xid }]) => !reset && xid < horizon && isAfter(xid, key, after))
      .toSorted(([a, one], [b, other]) => one.xid - other.xid || (a < b ? -1 : 1));
    const page = all.slice(0, pageSize);
    const [lastKey, last] = page.at(-1) ?? [];
    return {
      rows: structuredClone(page.map(([, { row }]) => row)),
      skipped: 0,
      next: last && lastKey !== undefined ? { xid: `${last.xid}`, id: lastKey } : after,
      more: all.length > pageSize,
      reset,
      epoch: this.#epoch,
      now: this.#now(),
    };
  }

  /** As it was when `rows` were copied, with another epoch: what came since is lost, and transactions are counted anew. */
  restore(rows: ReadonlyMap<string, Stored>): void {
    this.rows = new Map(rows);
    this.#open = [];
    this.#xid = Math.max(100, ...[...rows.values()].map(({ xid }) => xid));
    this.#epoch = `epoch-${this.#now()}`;
  }
}

const isAfter = (xid: number, key: string, after: FamilyCursor) =>
  xid > Number(after.xid) || (xid === Number(after.xid) && key > after.id);

/** Cells whose order does not count. */
export const pictureOf = (cells: SyncCells): string =>
  JSON.stringify(Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)));
