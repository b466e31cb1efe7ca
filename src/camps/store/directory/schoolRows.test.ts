import { expect, it } from 'vitest';
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

it('reads the kind of a school day and its bell in minutes after midnight', () => {
  const { changes } = read({ day_kind: 'early', lets_out_at: '12:35:00' });
  expect(changes).toMatchObject([
    { kind: 'break', value: { dayKind: 'early', letsOutAt: 755, source: null } },
  ]);
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
