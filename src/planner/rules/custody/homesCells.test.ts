import { expect, test } from 'vitest';
import { type FamilyRecord, REMOVED } from '#family/rules/familyRecord.ts';
import type { SyncCells } from '#family/rules/sync/cells.ts';
import { formatStamp } from '#family/rules/sync/stamp.ts';
import { homesCells } from './homesCells.ts';

const at = (ms: number) => formatStamp(ms, 0, '00000001');
const KEY = 'custody_change:swap';

const swap = (answer: string | null): FamilyRecord => ({
  kind: 'custody_change',
  id: 'swap',
  fields: { answer: { value: answer, changedAt: 1 } },
});
const cell = (v: string | null, ms: number): SyncCells => ({ answer: { v, t: at(ms) } });
const gone = (ms: number): SyncCells => ({ [REMOVED]: { v: true, t: at(ms) } });

/** `published`, `mine` and what the room has: the answer of a swap, null for no row. */
function told(
  published: FamilyRecord[] | null,
  mine: FamilyRecord[],
  room: { records: FamilyRecord[]; removed?: string[]; cells: SyncCells },
  plan: { isSynced?: boolean; cells: SyncCells },
) {
  const { records, removed = [] } = room;
  const rows = [{ kind: 'custody_change', id: 'swap', cells: room.cells }];
  const stamps = { isSynced: plan.isSynced ?? false, cells: new Map([[KEY, plan.cells]]) };
  const cells = homesCells(mine, published, {}, { records, removed, rows }, stamps, at(99));
  return cells.map((row) => row.cells);
}

test('a phone that hears of a row by its family first leaves what the other parent answered', () => {
  const room = { records: [swap('yes')], cells: cell('yes', 1) };
  expect(told([], [swap(null)], room, { cells: cell(null, 2) })).toEqual([]);
  expect(told(null, [swap(null)], room, { cells: cell(null, 2) })).toEqual([]);
});

test('a change since this phone has put the row there is told by its time', () => {
  const room = { records: [swap(null)], cells: cell(null, 1) };
  const plan = { cells: cell('yes', 5) };
  expect(told([swap(null)], [swap('yes')], room, plan)).toEqual([cell('yes', 5)]);
});

test('a change of what a phone has read is later, whatever the clocks are', () => {
  const room = { records: [swap(null)], cells: cell(null, 7) };
  const [changed] = told([swap(null)], [swap('yes')], room, { cells: cell('yes', 5) });
  expect(changed?.answer?.v).toBe('yes');
  expect((changed?.answer?.t ?? '') > at(7)).toBe(true);
});

test('a row comes back to the room where its removal was taken back, but not on a phone that is new', () => {
  const room = { records: [], removed: [KEY], cells: { ...cell(null, 1), ...gone(2) } };
  const plan = { cells: cell(null, 3) };
  expect(told([], [swap(null)], room, plan)).toEqual([cell(null, 3)]);
  expect(told(null, [swap(null)], room, plan)).toEqual([]);
});

test('a phone in step with its family tells what is later only, whatever it has put there', () => {
  const room = { records: [swap('yes')], cells: cell('yes', 5) };
  const early = { isSynced: true, cells: cell('no', 4) };
  expect(told([swap(null)], [swap('no')], room, early)).toEqual([]);
  const late = { isSynced: true, cells: cell('no', 6) };
  expect(told([swap('no')], [swap('no')], room, late)).toEqual([cell('no', 6)]);
});

test('a removal of the family is told by its time, and that of a row of its own before is not', () => {
  const room = { records: [swap('yes')], cells: cell('yes', 5) };
  const shared = { isSynced: true, cells: { ...cell('yes', 5), ...gone(6) } };
  expect(told(null, [], room, shared)).toEqual([expect.objectContaining(gone(6))]);
  const own = { isSynced: true, cells: { ...cell('yes', 3), ...gone(6) } };
  expect(told(null, [], room, own)).toEqual([]);
});

test('a row that the family does not have yet is no removal', () => {
  const room = { records: [swap('yes')], cells: cell('yes', 5) };
  expect(told(null, [], room, { isSynced: true, cells: {} })).toEqual([]);
});
