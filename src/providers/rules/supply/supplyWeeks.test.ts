import { expect, test } from 'vitest';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { mondaysOf, nextSupplySeason, seasonOfWeek, supplyWeeks } from './supplyWeeks.ts';

const seasons = [calendarSeason('fall', 2025), calendarSeason('winter', 2025)];
const nothing = { camps: [], seasons, schoolBreaks: [] };
const off = (districtId: string, startsOn: string, endsOn = startsOn) =>
  aSchoolBreak({ id: `${districtId}-${startsOn}`, districtId, startsOn, endsOn });

/** From September on, before the next June. */
const inSchoolYear = (directory: Parameters<typeof supplyWeeks>[0], today = '2025-08-11') =>
  supplyWeeks(directory, today).filter(({ districts }) => districts !== 'all');

test('lists the weeks in which a district is off: how many are, and for how many days at most', () => {
  const schoolBreaks = [
    off('cobb', '2025-09-22', '2025-09-26'),
    off('dekalb', '2025-10-06', '2025-10-10'),
    off('clayton', '2025-10-09', '2025-10-13'),
  ];
  expect(
    inSchoolYear({ ...nothing, schoolBreaks }).map(({ season, ...week }) => [season.id, week]),
  ).toEqual([
    ['fall-2025', { monday: '2025-09-22', districts: 1, daysOff: 5 }],
    ['fall-2025', { monday: '2025-10-06', districts: 2, daysOff: 5 }],
    ['fall-2025', { monday: '2025-10-13', districts: 1, daysOff: 1 }],
  ]);
});

test('leaves out digital days, weekends, weeks that are over, and what is more than 52 weeks ahead', () => {
  const schoolBreaks = [
    aSchoolBreak({
      id: 'digital',
      startsOn: '2025-10-20',
      endsOn: '2025-10-20',
      dayKind: 'digital',
    }),
    off('weekend', '2025-10-18', '2025-10-19'),
    off('over', '2025-10-06', '2025-10-08'),
    off('left', '2025-10-10'),
    off('late', '2026-10-08'),
  ];
  const weeks = inSchoolYear({ ...nothing, schoolBreaks }, '2025-10-09');
  expect(weeks.map(({ monday, districts }) => [monday, districts])).toEqual([['2025-10-06', 1]]);
});

test('all of June and July is summer, though no calendar names its days', () => {
  const weeks = supplyWeeks(nothing, '2026-05-20');
  expect(weeks).toHaveLength(9);
  expect(weeks[0]).toMatchObject({ monday: '2026-06-01', districts: 'all', daysOff: 5 });
  expect(weeks.at(-1)).toMatchObject({ monday: '2026-07-27', season: { id: 'summer-2026' } });
});

test('where no calendar is published, weeks count in which a camp runs', () => {
  const camps = [aCamp({ seasonId: 'fall-2025', days: null, datesText: 'Oct 6-8' })];
  const before = inSchoolYear({ ...nothing, camps });
  expect(before).toMatchObject([{ monday: '2025-10-06', districts: 'unknown', daysOff: 3 }]);
  const schoolBreaks = [off('cobb', '2025-09-22'), off('cobb', '2025-11-24')];
  const published = inSchoolYear({ ...nothing, camps, schoolBreaks });
  expect(published.map(({ monday }) => monday)).toEqual(['2025-09-22', '2025-11-24']);
});

test('a week belongs to the break that runs on its Friday, or comes next', () => {
  const ids = ['2025-09-01', '2025-10-27', '2025-11-24', '2026-04-06', '2026-05-25'].map(
    (monday) => seasonOfWeek(monday).id,
  );
  expect(ids).toEqual(['fall-2025', 'fall-2025', 'winter-2025', 'spring-2026', 'summer-2026']);
});

test('a provider is shown the next break to begin, or else the one that runs', () => {
  const schoolBreaks = [off('dekalb', '2025-10-06'), off('dekalb', '2025-11-24')];
  const weeks = inSchoolYear({ ...nothing, schoolBreaks });
  expect(nextSupplySeason(weeks, '2025-08-11')?.id).toBe('fall-2025');
  expect(nextSupplySeason(weeks, '2025-09-15')?.id).toBe('winter-2025');
  expect(nextSupplySeason(weeks.slice(0, 1), '2025-09-15')?.id).toBe('fall-2025');
  expect(nextSupplySeason([], '2025-09-15')).toBeNull();
});

test('the weeks of days are those of their weekdays', () => {
  expect(mondaysOf(['2025-10-17', '2025-10-06', '2025-10-12', '2025-10-07'])).toEqual([
    '2025-10-06',
    '2025-10-13',
  ]);
});
