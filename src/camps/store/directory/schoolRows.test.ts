import * as v from 'valibot';
import { expect, it } from 'vitest';
import { SchoolBreakSchema } from '#camps/rules/season/schoolBreak.ts';
import { parseEntryChange } from './entry.ts';
import { readRows } from './rows.ts';

const plain = {
  id: 'cobb-2025-26-noon',
  district_id: 'cobb',
  school_year: '2025-26',
  kind: 'early_release',
  name: 'Early release',
  starts_on: '2025-10-08',
  ends_on: '2025-10-08',
  status: 'unverified',
};
const read = (columns: object) =>
  readRows([{ kind: 'break', id: plain.id, deleted: false, row: { ...plain, ...columns } }]);

const district = (row: object) =>
  readRows([{ kind: 'district', id: 'cobb', deleted: false, row: { id: 'cobb', ...row } }]);

it('reads the kind of a school day and its bell in minutes after midnight', () => {
  const { changes } = read({ day_kind: 'early', lets_out_at: '12:35:00' });
  expect(changes).toMatchObject([
    { kind: 'break', value: { dayKind: 'early', letsOutAt: 755, source: null } },
  ]);
});

it('reads the bells of each level of schools, and a day that may be made up', () => {
  const bells = { bell_elementary: '12:30:00', bell_high: '11:30:00' };
  expect(read({ day_kind: 'early', ...bells }).changes).toMatchObject([
    { value: { bellElementary: 750, bellMiddle: null, bellHigh: 690, mayBeMadeUp: false } },
  ]);
  expect(read({ day_kind: 'off', may_be_made_up: true }).changes).toMatchObject([
    { value: { bellElementary: null, mayBeMadeUp: true } },
  ]);
});

it('reads a district, with the page of its calendar unless it has no https address', () => {
  const url = 'https://cobb.example/calendar';
  expect(district({ label: 'Cobb', calendar_url: url }).changes).toMatchObject([
    { value: { id: 'cobb', label: 'Cobb', calendarUrl: url } },
  ]);
  for (const calendar_url of [undefined, null, 'javascript:alert(1)', 7]) {
    expect(district({ label: 'Cobb', calendar_url }).changes).toMatchObject([
      { value: { calendarUrl: null } },
    ]);
  }
});

it('reads districts and days that a version without bells by level has stored', () => {
  const stored = { kind: 'district', id: 'cobb', value: { id: 'cobb', label: 'Cobb' } };
  expect(parseEntryChange(stored).value).toMatchObject({ calendarUrl: null });
  const [change] = read({ day_kind: 'early', bell_high: '11:30:00' }).changes;
  const {
    bellElementary: _e,
    bellMiddle: _m,
    bellHigh: _h,
    mayBeMadeUp: _d,
    ...older
  } = v.parse(SchoolBreakSchema, change?.value);
  expect(parseEntryChange({ kind: 'break', id: plain.id, value: older }).value).toEqual({
    ...older,
    bellElementary: null,
    bellMiddle: null,
    bellHigh: null,
    mayBeMadeUp: false,
  });
});

it('leaves an unstated bell unknown', () => {
  expect(read({ day_kind: 'early', lets_out_at: null }).changes).toMatchObject([
    { value: { dayKind: 'early', letsOutAt: null } },
  ]);
});

it('reads rows of an older server as days off', () => {
  expect(read({}).changes).toMatchObject([
    { kind: 'break', value: { dayKind: 'off', letsOutAt: null } },
  ]);
});

it.each([
  ['a kind of day that this app does not know', { day_kind: 'remote' }],
  ['a bell that is no time', { day_kind: 'early', lets_out_at: 'noon' }],
  ['a bell on the next day', { day_kind: 'early', lets_out_at: '25:00:00' }],
])('rejects a row with %s instead of taking it for a day off', (_, columns) => {
  expect(read(columns)).toEqual({ changes: [], badKeys: [`break:${plain.id}`] });
});
