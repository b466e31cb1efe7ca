import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { expect, test } from 'vitest';
import { districtBreaks } from './districtBreaks.ts';
import type { SchoolBreak } from '../season/schoolBreak.ts';
import type { Season } from '../season/season.ts';

const districts = [
  { id: 'cobb', label: 'Cobb County', calendarUrl: null },
  { id: 'apple', label: 'Apple County', calendarUrl: null },
];
const winter: Season = {
  id: 'winter-2025',
  break: 'winter',
  year: 2025,
  label: 'Winter Break 2025–26',
  startsOn: '2025-11-01',
  endsOn: '2026-02-28',
  state: 'open',
};
const off = (districtId: string, kind: string, startsOn: string, endsOn: string) =>
  aSchoolBreak({
    id: `${districtId}-${startsOn}`,
    districtId,
    kind,
    name: kind,
    startsOn,
    endsOn,
    status: 'unverified',
  });
const startsIn = (seasons: Season[], breaks: SchoolBreak[]) =>
  districtBreaks(seasons, districts, breaks).map(({ district, from }) => `${district} ${from}`);

test('lists breaks and single days off of the season by district and day', () => {
  const breaks = [
    off('cobb', 'february', '2026-02-16', '2026-02-20'),
    off('cobb', 'thanksgiving', '2025-11-24', '2025-11-28'),
    off('apple', 'february', '2026-02-12', '2026-02-16'),
    off('cobb', 'february', '2027-02-15', '2027-02-19'),
    off('cobb', 'fall', '2025-11-03', '2025-11-04'),
    off('cobb', 'mlk', '2026-01-19', '2026-01-19'),
    off('moon', 'february', '2026-02-16', '2026-02-20'),
  ];
  expect(startsIn([winter], breaks)).toEqual([
    'Apple County 2026-02-12',
    'Cobb County 2025-11-03',
    'Cobb County 2025-11-24',
    'Cobb County 2026-01-19',
    'Cobb County 2026-02-16',
  ]);
  expect(startsIn([], breaks)).toEqual([]);
});

test.each([
  ['ends on the first day of the season', '2025-10-27', '2025-11-01', true],
  ['ends the day before the season', '2025-10-27', '2025-10-31', false],
  ['starts on the last day of the season', '2026-02-28', '2026-03-06', true],
  ['starts the day after the season', '2026-03-01', '2026-03-06', false],
])('handles a break that %s', (_, startsOn, endsOn, isFound) => {
  const breaks = districtBreaks([winter], districts, [off('cobb', 'february', startsOn, endsOn)]);
  expect(breaks).toHaveLength(isFound ? 1 : 0);
});

test('leaves out school days', () => {
  const one = off('cobb', 'february', '2026-02-16', '2026-02-20');
  const inSchool = (['digital', 'early', 'school'] as const).map((dayKind) => ({
    ...one,
    dayKind,
  }));
  expect(districtBreaks([winter], districts, inSchool)).toEqual([]);
});

test('confirms only verified dates', () => {
  const one = off('cobb', 'february', '2026-02-16', '2026-02-20');
  const confirmed: SchoolBreak = { ...one, status: 'confirmed' };
  expect(districtBreaks([winter], districts, [one])[0]?.isConfirmed).toBe(false);
  expect(districtBreaks([winter], districts, [confirmed])[0]?.isConfirmed).toBe(true);
});
