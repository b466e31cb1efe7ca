import * as v from 'valibot';
import { type SyncCells, type FamilyRow, mergeCells } from '#family/rules/sync/cells.ts';
import { rowKey } from '#family/rules/sync/replica.ts';
import { type SealedRow, SealedRowSchema } from '#family/store/sync/sealedRow.ts';

type Stored = { row: FamilyRow; xid: number };
type Copy = { keyId: string; wraps: unknown; rows: Map<string, Stored> };

const ArgsSchema = v.looseObject({ expected_owner: v.string() });
const KeySchema = v.object({ key_id: v.string() });
const PutSchema = v.object({
  key_id: v.string(),
  wraps: v.unknown(),
  replaces: v.nullable(v.string()),
});
const PushSchema = v.object({ rows: v.array(SealedRowSchema) });
const ChangesSchema = v.object({
  after_xid: v.string(),
  after_id: v.string(),
  page_size: v.number(),
});

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (hint: string, code = 'PT409', status = 409) =>
  json({ code, message: hint, details: null, hint }, status);

/** The database's functions for families, in memory. Held against the migrations by tests/contract/familySync. */
export class FakeFamilyServer {
  readonly copies = new Map<string, Copy>();
  /** Names of functions, in the order in which they were asked. */
  readonly asked: string[] = [];
  /** Answers instead, when it answers anything. */
  instead: ((name: string) => Response | Promise<Response> | null) | null = null;
  /** Rows of one answer at most. */
  pageSize = Infinity;
  #xid = 100;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** What a phone has for `fetch`; `owner` is who is signed in there. */
  fetchFor =
    (owner: () => string): typeof fetch =>
    async (input, init) => {
      const name = new URL(new Request(input).url).pathname.split('/').at(-1) ?? '';
      this.asked.push(name);
      const other = (await this.instead?.(name)) ?? null;
      if (other) return other;
      const args: unknown = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
      if (v.parse(ArgsSchema, args).expected_owner !== owner()) return refused('owner');
      return this.#answer(name, owner(), args);
    };

  #answer(name: string, owner: string, args: unknown): Response {
    const copy = this.copies.get(owner);
    if (name === 'family_key') return json({ key: copy ? keyOf(copy) : null });
    if (name === 'put_family_key') return this.#putKey(owner, v.parse(PutSchema, args));
    if (name === 'forget_family') {
      this.copies.delete(owner);
      return json(true);
    }
    if (!copy) return refused('no_copy');
    if (v.parse(KeySchema, args).key_id !== copy.keyId) return refused('other_key');
    if (name === 'push_family') {
      this.#xid += 1;
      for (const row of v.parse(PushSchema, args).rows) this.#merge(copy, row);
      return json({ now: this.#now() });
    }
    return json({ owner, ...this.#changes(copy, v.parse(ChangesSchema, args)) });
  }

  #putKey(owner: string, { key_id: keyId, wraps, replaces }: v.InferOutput<typeof PutSchema>) {
    const copy = this.copies.get(owner);
    if ((copy?.keyId ?? null) !== replaces) {
      return json({ outcome: 'other', key: copy ? keyOf(copy) : null });
    }
    const rows = copy?.keyId === keyId ? copy.rows : new Map<string, Stored>();
    this.copies.set(owner, { keyId, wraps, rows });
    return json({ outcome: 'stored', key: { key_id: keyId, wraps } });
  }

  #merge({ rows }: Copy, sealed: SealedRow): void {
    const row = { ...sealed, cells: asTexts(sealed.cells) };
    const before = rows.get(rowKey(row))?.row;
    const cells = before ? mergeCells(before.cells, row.cells) : row.cells;
    if (before && JSON.stringify(before.cells) === JSON.stringify(cells)) return;
    rows.set(rowKey(row), { row: { ...row, cells }, xid: this.#xid });
  }

  #changes({ rows }: Copy, after: v.InferOutput<typeof ChangesSchema>) {
    const from = Number(after.after_xid);
    const all = [...rows]
      .filter(([key, { xid }]) => xid > from || (xid === from && key > after.after_id))
      .toSorted(([a, one], [b, other]) => one.xid - other.xid || (a < b ? -1 : 1));
    const page = all.slice(0, Math.min(after.page_size, this.pageSize));
    const [lastKey = after.after_id, last] = page.at(-1) ?? [];
    return {
      rows: page.map(([, { row }]) => ({ ...row, cells: asSealed(row.cells) })),
      next: { xid: `${last?.xid ?? from}`, id: lastKey },
      more: all.length > page.length,
      reset: false,
      epoch: 'epoch',
      now: this.#now(),
    };
  }
}

const keyOf = ({ keyId, wraps }: Copy) => ({ key_id: keyId, wraps });

/** Sealed values are compared as texts. */
const asTexts = (cells: SealedRow['cells']): SyncCells =>
  Object.fromEntries(
    Object.entries(cells).map(([field, { v: value, t, p }]) => [
      field,
      { v: value === null ? null : value.$, t, ...(p && { p }) },
    ]),
  );

const asSealed = (cells: SyncCells) =>
  Object.fromEntries(
    Object.entries(cells).map(([field, { v: value, ...cell }]) => [
      field,
      { ...cell, v: value === null ? null : { $: value } },
    ]),
  );
