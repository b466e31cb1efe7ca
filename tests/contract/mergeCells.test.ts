// One rule in two languages: what the database merges without reading it, and what a phone merges.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import * as v from 'valibot';
import { type SyncCell, type SyncCells, mergeCells } from '#family/rules/sync/cells.ts';
import { stampDevice, type Stamp, formatStamp } from '#family/rules/sync/stamp.ts';
import type { PgliteDatabase } from '#local/database/openPglite.ts';
import { seededDatabase } from '#local/database/seededDatabase.ts';

const TODAY = '2026-11-25';
let database: PgliteDatabase;
beforeAll(async () => {
  database = await seededDatabase(TODAY);
});
afterAll(() => database.close());

// Few of each, so that the same stamps and values meet.
const stamps = fc
  .tuple(fc.nat(3), fc.nat(2), fc.constantFrom('aaaaaaaa', 'bbbbbbbb', 'cccccccc'))
  .map(([ms, counter, device]) => formatStamp(1.79e12 + ms, counter, device));
const VALUES = [null, 'one', 'two', 'thrée 🏕️', true, 7];

/** A stamp belongs to one cell of a field: what it holds follows from it. */
function cellOf(field: string, t: Stamp, reads: readonly Stamp[]): SyncCell {
  const number = Number.parseInt(t.slice(8, 17).replace('-', ''), 16) + stampDevice(t).length;
  const value = VALUES[number % VALUES.length] ?? null;
  if (field.includes('#')) return { v: null, t };
  const p = reads.filter((read) => read < t).slice(0, number % 4);
  return field === 'text' && p.length > 0 ? { v: value, t, p } : { v: value, t };
}

/** Words that stay beside have their stamp in their name, until somebody has decided on them. */
const written = fc
  .tuple(fc.constantFrom('text', 'text', 'name', '_gone', 'beside', 'settled'), stamps, stamps)
  .map(([what, stamp, later]): [string, Stamp] => {
    if (what === 'beside') return [`text#${stamp}`, stamp];
    return what === 'settled' && later > stamp ? [`text#${stamp}`, later] : ['text', stamp];
  });
const allStamps = fc.sample(stamps, { numRuns: 40, seed: 1 });
const cells = fc.array(written, { minLength: 1, maxLength: 6 }).map((list): SyncCells =>
  Object.fromEntries(
    list.map(([field, t]) => {
      const isBeside = field === `text#${t}`;
      const { v: words } = cellOf('text', t, allStamps);
      return [field, isBeside ? { v: words, t } : cellOf(field, t, allStamps)];
    }),
  ),
);
const rows = fc.record({ a: cells, b: cells });

/** In one order, of fields and of what is in a cell. */
const sorted = (of: SyncCells) =>
  Object.entries(of)
    .map(([field, { v: words, t, p = [] }]) => [field, words, t, ...p])
    .toSorted(([a], [b]) => (`${a}` < `${b}` ? -1 : 1));
const CellSchema = v.object({
  v: v.union([v.string(), v.number(), v.boolean(), v.null()]),
  t: v.string(),
  p: v.optional(v.array(v.string()), []),
});
const MergedSchema = v.object({ merged: v.array(v.record(v.string(), CellSchema)) });

describe('merging edits in the database', () => {
  it('agrees with the phone on 1,000 random merges', async () => {
    const pairs = fc.sample(rows, { numRuns: 1000, seed: 20261125 });
    const [row] = await database.query(
      `select jsonb_agg(private.merge_cells(pair -> 'a', pair -> 'b') order by nth) as merged
         from jsonb_array_elements($1::jsonb) with ordinality each (pair, nth)`,
      [pairs],
    );
    const { merged } = v.parse(MergedSchema, row);
    expect(merged).toHaveLength(1000);
    const differing = pairs.flatMap(({ a, b }, index) => {
      const [sql, phone] = [sorted(merged[index] ?? {}), sorted(mergeCells(a, b))];
      return JSON.stringify(sql) === JSON.stringify(phone) ? [] : [{ a, b, sql, phone }];
    });
    expect(differing).toEqual([]);
    // Words that were not read did meet.
    expect(
      pairs.some(
        ({ a, b }) => Object.keys(mergeCells(a, b)).length > Object.keys({ ...a, ...b }).length,
      ),
    ).toBe(true);
  });

  it('gives one result in any order and any number of times', () => {
    fc.assert(
      fc.property(rows, ({ a, b }) => {
        const merged = mergeCells(a, b);
        expect(sorted(mergeCells(b, a))).toEqual(sorted(merged));
        expect(sorted(mergeCells(merged, b))).toEqual(sorted(merged));
        expect(sorted(mergeCells(a, merged))).toEqual(sorted(merged));
      }),
      { numRuns: 500 },
    );
  });

  it('makes three devices equal in any order', () => {
    fc.assert(
      fc.property(
        cells,
        cells,
        cells,
        fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
        (a, b, c, order) => {
          const all = [a, b, c];
          // Around twice: what the last one found out has to reach the first.
          for (const index of [...order, ...order]) {
            all[index] = all.reduce(mergeCells, all[index] ?? {});
          }
          const [first, ...others] = all.map(sorted);
          for (const other of others) expect(other).toEqual(first);
        },
      ),
      { numRuns: 500 },
    );
  });
});
