import type { ChangesCursor } from '#camps/store/directory/changesResponse.ts';

type Row = Record<string, unknown> & { id: string };
export type Stored = { xid: number; kind: string; id: string; row: Row | null };
type Write = Omit<Stored, 'xid'>;

/** An open transaction: what it wrote is visible to nobody until it commits. */
export class FakeTransaction {
  readonly #server: FakeServer;
  readonly #writes: Write[] = [];
  readonly xid: number;

  constructor(server: FakeServer, xid: number) {
    this.#server = server;
    this.xid = xid;
  }

  put(kind: string, row: Row): this {
    this.#writes.push({ kind, id: row.id, row });
    return this;
  }

  remove(kind: string, id: string): this {
    this.#writes.push({ kind, id, row: null });
    return this;
  }

  commit(): void {
    this.#server.apply(this, this.#writes);
  }
}

/** changed_camps of supabase/migrations, in memory; tests/contract compares the two. */
export class FakeServer {
  epoch = 'epoch-1';
  /** The server's own row cap, whatever was requested. */
  cap = 1000;
  #nextXid = 100;
  readonly #running = new Set<number>();
  #rows = new Map<string, Stored>();

  begin(): FakeTransaction {
    const xid = this.#nextXid;
    this.#nextXid += 1;
    this.#running.add(xid);
    return new FakeTransaction(this, xid);
  }

  apply({ xid }: FakeTransaction, writes: readonly Write[]): void {
    this.#running.delete(xid);
    for (const write of writes) {
      this.#rows.set(`${write.kind}:${write.id}`, { ...write, xid });
    }
  }

  put(kind: string, ...rows: Row[]): void {
    const transaction = this.begin();
    for (const row of rows) transaction.put(kind, row);
    transaction.commit();
  }

  remove(kind: string, id: string): void {
    this.begin().remove(kind, id).commit();
  }

  /** The database is restored from a backup: a new epoch, and transaction numbers start again lower. */
  restore(rows: { kind: string; row: Row }[]): void {
    this.#rows = new Map();
    this.#running.clear();
    this.#nextXid = 50;
    this.epoch = `${this.epoch}+`;
    for (const { kind, row } of rows) this.put(kind, row);
  }

  /** Every row that was ever committed since the last restore, deleted ones too. */
  rows(): Stored[] {
    return [...this.#rows.values()];
  }

  /** What every device should show in the end, as sorted 'kind:id'. */
  visible(): string[] {
    return [...this.#rows.values()]
      .filter(({ row }) => row !== null)
      .map(({ kind, id }) => `${kind}:${id}`)
      .toSorted();
  }

  changedCamps(after: ChangesCursor, pageSize: number) {
    const horizon = Math.min(this.#nextXid, ...this.#running);
    if (Number(after.xid) >= horizon) {
      return { epoch: this.epoch, rows: [], next: after, more: false, reset: true };
    }
    const later = [...this.#rows.values()]
      .filter(({ xid }) => xid < horizon)
      .toSorted((a, b) => a.xid - b.xid || bytewise(keyOf(a), keyOf(b)))
      .filter((row) => isAfter(row, after));
    const page = later.slice(0, Math.min(pageSize, this.cap));
    const last = page.at(-1);
    return {
      epoch: this.epoch,
      rows: page.map(({ kind, id, row }) =>
        row === null ? { kind, id, deleted: true } : { kind, id, deleted: false, row },
      ),
      next: last ? { xid: String(last.xid), id: keyOf(last) } : after,
      more: later.length > page.length,
      reset: false,
    };
  }
}

const keyOf = ({ kind, id }: { kind: string; id: string }) => `${kind}:${id}`;
const bytewise = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function isAfter(row: Stored, { xid, id }: ChangesCursor): boolean {
  return row.xid > Number(xid) || (row.xid === Number(xid) && bytewise(keyOf(row), id) > 0);
}
