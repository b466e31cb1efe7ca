import { expect, test } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { REMOVED } from '../familyRecord.ts';
import { toFamilyRecord } from '../plan/planRecord.ts';
import type { SyncCell, SyncCells } from './cells.ts';
import { newRow, type Replica } from './replica.ts';
import { formatStamp, type Stamp } from './stamp.ts';
import { stampPlan } from './stampPlan.ts';

const DEVICE = '00000003';
const NOW = 99;
const at = (ms: number, device = DEVICE) => formatStamp(ms, 0, device);

/** An entry whose extra care costs `cents`, null for none of it. */
const entry = (cents: number | null) => {
  const extended = cents === null ? [] : [{ span: { from: 480, to: 540 }, cents }];
  return toFamilyRecord({ kind: 'plan', id: 'e', row: aPlanEntry({ id: 'e', extended }) }, NOW);
};
const careOf = (cents: number | null) => entry(cents).fields.extended?.value ?? null;
const cellsOf = (cents: number | null, extendedAt: Stamp): SyncCells => {
  const fields = Object.entries(entry(cents).fields).filter(([field]) => field !== REMOVED);
  const cells = fields.map(([field, { value: v }]): [string, SyncCell] => [field, { v, t: at(1) }]);
  return { ...Object.fromEntries(cells), extended: { v: careOf(cents), t: extendedAt } };
};

/** The care's cell, where the replica had `before` and the plan has had `cents` from the other home since `t`. */
function taken(before: SyncCells, cents: number, t: Stamp): SyncCell | undefined {
  const row = { kind: 'plan', id: 'e', cells: before };
  const replica: Replica = new Map([['plan:e', { ...newRow, ...row }]]);
  const came = [{ ...row, cells: { extended: { v: careOf(cents), t } }, parts: ['extended'] }];
  const writer = { device: DEVICE, atServer: (ms: number) => ms };
  return stampPlan(replica, [entry(cents)], came, writer).cells.get('plan:e')?.extended;
}

test('extra care from the other home is as old as there, and what the family has written of it whole outranks it', () => {
  expect(taken(cellsOf(null, at(1)), 3, at(6))).toEqual({ v: careOf(3), t: at(5) });
});

test('extra care from the other home is not as of now where it was changed here in the millisecond before', () => {
  const { t = '' } = taken(cellsOf(null, at(5)), 3, at(6)) ?? {};
  expect(t > at(5)).toBe(true);
  expect(t < at(6)).toBe(true);
});

test('extra care from the other home is not as of now where this family has changed its cost since', () => {
  const cell = taken(cellsOf(2, at(10)), 3, at(8));
  expect(cell).toEqual({ v: careOf(3), t: formatStamp(10, 1, DEVICE) });
});

test('extra care that brings back an entry in the millisecond after its removal is not as of now', () => {
  const gone = { [REMOVED]: { v: true, t: at(5, '0000000f') } };
  const { t = '' } = taken({ ...cellsOf(null, at(1)), ...gone }, 3, at(6)) ?? {};
  expect(t > at(5, '0000000f')).toBe(true);
  expect(t < at(6)).toBe(true);
});

test('extra care that the family has as it came keeps its stamp', () => {
  expect(taken(cellsOf(3, at(6)), 3, at(6))).toEqual({ v: careOf(3), t: at(6) });
});
