import { expect, test } from 'vitest';
import { calendarSeason } from './calendarSeason.ts';
import { breakToPlan, currentSeason, earlierSeasons, shownSeason } from './currentSeason.ts';

const falls = [2027, 2025, 2026].map((year) => calendarSeason('fall', year));
const winter = calendarSeason('winter', 2025);
const seasons = [...falls, winter];

test.each([
  ['2025-01-01', 'fall-2025'],
  ['2025-10-31', 'fall-2025'],
  ['2025-11-01', 'fall-2026'],
  ['2026-11-22', 'fall-2027'],
  ['2027-10-31', 'fall-2027'],
  ['2030-01-01', 'fall-2027'],
])('on %s shows on the fall page %s', (day, id) => {
  expect(currentSeason(seasons, 'fall', day)?.id).toBe(id);
});

test('skips a season that the operator has closed', () => {
  const closed = seasons.map((each) =>
    each.id === 'fall-2025' ? { ...each, state: 'past' as const } : each,
  );
  expect(currentSeason(closed, 'fall', '2025-09-15')?.id).toBe('fall-2026');
});

test('falls back to the calendar when only other breaks are known', () => {
  expect(currentSeason([winter], 'fall', '2025-09-15')).toBeNull();
});

test.each([
  ['2025-07-01', 'summer'],
  ['2025-09-01', 'fall'],
  ['2025-11-01', 'winter'],
  ['2026-03-01', 'spring'],
  ['2026-05-01', 'summer'],
  ['2026-11-22', 'winter'],
])('on %s suggests planning %s', (day, name) => {
  expect(breakToPlan(seasons, day)).toBe(name);
  expect(breakToPlan([], day)).toBe(name);
});

test('a season that the directory dates otherwise decides which break comes first', () => {
  const early = { ...calendarSeason('spring', 2026), startsOn: '2025-10-20' };
  expect(breakToPlan([early], '2025-11-01')).toBe('spring');
});

const shown = (id: string) => shownSeason(seasons, 'fall', '2026-11-22', id).id;

test('an address may name an earlier season of the same break', () => {
  expect(shown('fall-2025')).toBe('fall-2025');
  expect(shown('winter-2025')).toBe('fall-2027');
  expect(shown('fall-1999')).toBe('fall-2027');
  expect(shown('')).toBe('fall-2027');
});

test('uses the calendar on a device without a directory', () => {
  expect(shownSeason([], 'fall', '2026-11-22').label).toBe('Fall Break 2027');
});

test('earlier seasons, the latest first, without the one that is shown', () => {
  const [latest, first, middle] = falls;
  if (!latest || !first || !middle) throw new Error('no seasons');
  const idsFor = (season: typeof first) =>
    earlierSeasons(seasons, season, '2026-11-22').map(({ id }) => id);
  expect(idsFor(latest)).toEqual(['fall-2026', 'fall-2025']);
  expect(idsFor(first)).toEqual(['fall-2026']);
});
