import { expect, test } from 'vitest';
import { allBreaks } from '#camps/rules/list/allBreaks.ts';
import { browse } from '#camps/rules/list/browse.ts';
import { noFilters } from '#camps/rules/list/filters.ts';
import { calendarSeason } from '#camps/rules/season/calendarSeason.ts';
import { georgiaGazetteer } from '#camps/store/georgiaGazetteer.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campsOf, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { type SupplyAsked, supplyByWeek } from './supplyByWeek.ts';
import { supplyPlace } from './supplyPlace.ts';

const gazetteer = georgiaGazetteer;
const decatur = supplyPlace('30030', gazetteer)?.from ?? { latitude: 0, longitude: 0 };
const seasons = [calendarSeason('fall', 2025)];
const weeks = ['2025-10-06', '2025-10-13'];
const october = (...dates: number[]) =>
  dates.map((date) => `2025-10-${String(date).padStart(2, '0')}`);

const counted = (camps: SupplyAsked['camps'], asked: Partial<SupplyAsked> = {}) => {
  const near = { from: decatur, gazetteer };
  const supply = supplyByWeek({ camps, seasons, near, ages: { from: 5, to: 7 }, weeks, ...asked });
  return { ...supply, camps: [...supply.camps.values()] };
};
const camp = (fields: Parameters<typeof aCamp>[0]) =>
  aCamp({ id: JSON.stringify(fields), ageMin: 5, ageMax: 12, ...fields });

test('counts a camp once in each week that has one of its days, from Monday to Friday', () => {
  const camps = [
    camp({ days: october(6, 7, 8, 9, 10) }),
    camp({ days: october(10, 13) }),
    camp({ days: october(11, 12) }),
    camp({ days: october(20) }),
  ];
  expect(counted(camps)).toEqual({ camps: [2, 1], undated: 0, unplaced: 0 });
});

test('reads dates as the lists do, and counts apart what gives no certain days', () => {
  const camps = [
    camp({ days: null, datesText: 'Oct 13-17' }),
    camp({ days: null, datesText: 'Oct 6-10 or so; ask us' }),
    camp({ days: null, datesText: null }),
  ];
  expect(counted(camps)).toEqual({ camps: [0, 1], undated: 2, unplaced: 0 });
});

test('undated camps of other breaks are not among them', () => {
  const winter = calendarSeason('winter', 2025);
  const camps = [camp({ seasonId: winter.id, days: null, datesText: null })];
  expect(counted(camps, { seasons: [...seasons, winter] }).undated).toBe(0);
});

test('takes camps within 5 miles, and counts apart those whose place is unknown', () => {
  const days = october(6);
  const nowhere = { streetAddress: null, city: null, zipCode: null, days };
  const camps = [
    // 4.9 and 5.1 miles north: a degree is 69.1 miles.
    camp({ days, latitude: decatur.latitude + 4.9 / 69.1, longitude: decatur.longitude }),
    camp({ days, latitude: decatur.latitude + 5.1 / 69.1, longitude: decatur.longitude }),
    camp({ ...nowhere, city: 'Decatur' }),
    camp({ ...nowhere, city: 'Athens' }),
    camp(nowhere),
  ];
  expect(counted(camps)).toEqual({ camps: [2, 0], undated: 0, unplaced: 1 });
  expect(counted(camps, { miles: 6 }).camps).toEqual([3, 0]);
});

test.each([
  [{ ageMin: 8, ageMax: 12 }, 0],
  [{ ageMin: 7, ageMax: 12 }, 1],
  [{ ageMin: 7.5, ageMax: 12 }, 1],
  [{ ageMin: 2, ageMax: 4.5 }, 0],
  [{ ageMin: null, ageMax: 5 }, 1],
  [{ ageMin: null, ageMax: null }, 1],
])('ages %j overlap 5 to 7 in %i camps', (ages, count) => {
  expect(counted([camp({ ...ages, days: october(6) })]).camps).toEqual([count, 0]);
  expect(counted([camp({ ...ages, days: october(6) })], { ages: null }).camps).toEqual([1, 0]);
});

test('counts what a family finds that filters by place, ages and week, in 500 camps', () => {
  const camps = campsOf(manyCamps(500)).filter(({ days }) => days !== null);
  const filters = { ...noFilters, near: '30030', within: '5', ages: '5-7' } as const;
  const found = weeks.map((start, at) => {
    const end = ['2025-10-10', '2025-10-17'][at] ?? '';
    const near = { from: decatur, gazetteer };
    const context = { near, daysOff: [], today: '2025-09-15' };
    return browse(camps, { ...filters, start, end }, new Map(), allBreaks(seasons), context).shown;
  });
  expect(Math.min(...found)).toBeGreaterThan(5);
  expect(counted(camps).camps).toEqual(found);
});
