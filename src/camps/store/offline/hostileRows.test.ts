// Rows that no database of ours would send, but a broken or forged answer may.
import { expect, it } from 'vitest';
import { campPath } from '#camps/rules/camp/campPath.ts';
import { mapsUrl } from '#camps/rules/place/address.ts';
import { readRows } from '../directory/rows.ts';
import { aCampRow, aSeasonRow } from '#tests/fixtures/aCampRow.ts';

type Columns = { id: string } & Record<string, unknown>;
const read = (kind: string, row: Columns) => readRows([{ kind, id: row.id, deleted: false, row }]);
const campOf = (columns: Columns) => {
  const [change] = read('camp', aCampRow(columns)).changes;
  return change?.kind === 'camp' ? change.value : null;
};

it.each([
  ['a place with half an emoji', 'camp', aCampRow({ id: 'a', city: 'Decatur \ud83d' })],
  ['an id with half an emoji', 'camp', aCampRow({ id: 'a\udf42' })],
  ['20,000 letters', 'camp', aCampRow({ id: 'a', camp_theme: 'art '.repeat(5000) })],
  ['a season whose label is half an emoji', 'season', { ...aSeasonRow, label: '\ud83c' }],
  [
    'an activity of 20,000 letters',
    'activity',
    { id: 'x', activity_type_name: 'a'.repeat(20_000) },
  ],
  ['a district of half an emoji', 'district', { id: 'x', label: '\ud83c' }],
] as const)('%s costs that row alone', (_, kind, row) => {
  expect(read(kind, row)).toEqual({ changes: [], badKeys: [`${kind}:${row.id}`] });
});

it('nor is an id of 20,000 letters remembered as that of a bad row', () => {
  const row = aCampRow({ id: 'a'.repeat(20_000) });
  expect(read('camp', row)).toEqual({ changes: [], badKeys: ['?:?'] });
});

it('whole emoji, and long texts in columns that nobody reads yet, cost nothing', () => {
  const camp = campOf({ id: 'a-🏕️', city: 'Decatur 🍁', essay: 'a'.repeat(20_000) });
  expect(camp?.city).toBe('Decatur 🍁');
  expect(campPath(camp?.id ?? '')).toBe('/camps/a-%F0%9F%8F%95%EF%B8%8F');
  expect(camp && mapsUrl(camp)).toContain('Decatur%20%F0%9F%8D%81');
});

const dated = (days: string[]) => days.map((date) => ({ date }));

it('a day that no calendar has is left out: never a wrong day', () => {
  const date_array = dated(['2026-02-31', '2026-02-20', '2026-06-31', '2026-13-01', '2026-2-3']);
  expect(campOf({ id: 'a', date_array })?.days).toEqual(['2026-02-20']);
  expect(campOf({ id: 'a', date_array: dated(['2026-02-30']) })?.days).toBeNull();
});

it('nor does a sign-up day that is none cost the camp', () => {
  const camp = campOf({
    id: 'a',
    registration_opens_on: 'infinity',
    registration_closes_on: '10000-01-01',
  });
  expect(camp).toMatchObject({ id: 'a', registrationOpensOn: null, registrationClosesOn: null });
});

it('a list of more days than a year has is a mistake: the days are not known', () => {
  const days = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2026, 0, day + 1)).toISOString().slice(0, 10),
  );
  expect(campOf({ id: 'a', date_array: dated(days) })?.days).toBeNull();
  expect(campOf({ id: 'a', date_array: dated(days.slice(0, 366)) })?.days).toHaveLength(366);
});
