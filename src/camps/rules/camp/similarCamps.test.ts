import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import type { Camp } from './camp.ts';
import { similarCamps } from './similarCamps.ts';

// Monday, Oct 6 to Friday, Oct 10.
const decatur = { latitude: 33.775, longitude: -84.296, coordinatePrecision: 'exact' as const };
const camp = aCamp({ ageMin: 6, ageMax: 9, ...decatur });
const start = { year: 2025, fromMonth: 9, isPast: false, day: '2025-09-01' };
const days = (...dates: number[]) => dates.map((date) => `2025-10-${`${date}`.padStart(2, '0')}`);
/** A mile is 0.01447 degrees of latitude. */
const milesNorth = (miles: number) => ({ ...decatur, latitude: 33.775 + miles * 0.01447 });
const other = (id: string, fields: Partial<Camp> = {}) =>
  aCamp({ id, providerName: id, days: days(6), ...decatur, ...fields });
const found = (others: readonly Camp[], to = camp, from = start) =>
  similarCamps(to, { camps: [camp, ...others] }, from).map(({ camp: { id } }) => id);

test('finds nearby camps of the same week and overlapping ages only', () => {
  const others = [
    other('same-monday'),
    other('sunday-of-that-week', { days: days(12) }),
    other('week-after', { days: days(13) }),
    other('week-before', { days: days(5) }),
    other('too-young', { ageMax: 5 }),
    other('too-old', { ageMin: 10 }),
    other('far', milesNorth(11)),
    other('another-season', { seasonId: 'fall-2026' }),
    other('words-only', { days: null, datesText: 'ask us' }),
  ];
  expect(found(others)).toEqual(['same-monday', 'sunday-of-that-week']);
});

test.each([
  ['its oldest is our youngest', { ageMin: 3, ageMax: 6 }, true],
  ['its youngest is our oldest', { ageMin: 9, ageMax: 14 }, true],
  ['open below', { ageMin: null, ageMax: 6 }, true],
  ['open above', { ageMin: 9, ageMax: null }, true],
  ['open above, too old', { ageMin: 10, ageMax: null }, false],
  ['any age', { ageMin: null, ageMax: null }, true],
])('compares ages: %s', (_, ages, isFound) => {
  expect(found([other('one', ages)])).toEqual(isFound ? ['one'] : []);
});

test('lists at most three, by shared days, then by distance', () => {
  const others = [
    other('one-day', { days: days(6) }),
    other('far-week', { days: days(6, 7, 8, 9, 10), ...milesNorth(9) }),
    other('near-week', { days: days(6, 7, 8, 9, 10), ...milesNorth(2) }),
    other('two-days', { days: days(6, 7) }),
  ];
  expect(found(others)).toEqual(['near-week', 'far-week', 'two-days']);
  const [first] = similarCamps(camp, { camps: others }, start);
  expect(first?.miles).toBeCloseTo(2, 1);
});

test('compares towns without coordinates and gives no miles', () => {
  const nowhere = { latitude: null, longitude: null, coordinatePrecision: null };
  const others = [
    other('decatur', { ...nowhere, city: 'decatur ' }),
    other('roswell', { ...nowhere, city: 'Roswell' }),
    other('no-town', { ...nowhere, city: null }),
  ];
  expect(similarCamps(camp, { camps: others }, start)).toEqual([{ camp: others[0], miles: null }]);
});

test('leaves out the same provider and past camps', () => {
  const own = other('own', { providerName: camp.providerName, days: days(7) });
  const tuesday = other('tuesday', { days: days(7) });
  expect(found([own, tuesday])).toEqual(['tuesday']);
  expect(found([tuesday], camp, { ...start, day: '2025-10-08' })).toEqual([]);
});

test('finds none for a camp with unknown days or location', () => {
  expect(found([other('one')], aCamp({ days: null, datesText: 'ask us' }))).toEqual([]);
  const nowhere = { latitude: null, longitude: null, coordinatePrecision: null, city: null };
  expect(found([other('one')], aCamp({ ...nowhere, streetAddress: null }))).toEqual([]);
});
