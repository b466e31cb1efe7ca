import { describe, expect, test } from 'vitest';
import { isCalendarKnown, schoolMatch, weekdaysOff } from './schoolMatch.ts';

const off = (name: string, startsOn: string, endsOn = startsOn) => ({
  name,
  startsOn,
  endsOn,
  status: 'unverified' as const,
  dayKind: 'off' as const,
});
const october = (...dates: number[]) =>
  dates.map((date) => `2025-10-${String(date).padStart(2, '0')}`);

const labor = off('Labor Day', '2025-09-01');
// Monday to Friday.
const fall = off('Fall Break', '2025-10-06', '2025-10-10');
// The Monday after it.
const columbus = off('Columbus Day', '2025-10-13');
const week = october(6, 7, 8, 9, 10);

describe('a camp that covers the break', () => {
  test('covers each day with none left over', () => {
    expect(schoolMatch(week, [labor, fall])).toEqual({ kind: 'all', left: [], inSchool: [] });
  });

  test('leaves over a day off that is separated by a weekend only', () => {
    expect(schoolMatch(week, [fall, columbus])).toEqual({
      kind: 'all',
      left: october(13),
      inSchool: [],
    });
  });

  test('counts days left over before it up to the last school day', () => {
    const before = off('Staff days', '2025-10-02', '2025-10-03');
    const apart = off('Day off', '2025-10-15');
    expect(schoolMatch(week, [before, fall, columbus, apart])).toMatchObject({
      kind: 'all',
      left: [...october(2, 3), ...october(13)],
    });
  });

  test('counts its days outside the break as school days, except weekends', () => {
    const short = off('Fall Break', '2025-10-09', '2025-10-10');
    expect(schoolMatch([...week, ...october(11, 12)], [short])).toEqual({
      kind: 'all',
      left: [],
      inSchool: october(6, 7, 8),
    });
  });

  test('covers two whole breaks', () => {
    expect(schoolMatch([...week, ...october(13)], [fall, columbus])).toEqual({
      kind: 'all',
      left: [],
      inSchool: [],
    });
  });
});

test('covers 3 of 5 days off, and names the two that are left', () => {
  expect(schoolMatch(october(6, 7, 8), [fall])).toEqual({
    kind: 'some',
    covered: 3,
    of: 5,
    left: october(9, 10),
    inSchool: [],
  });
  expect(schoolMatch(october(6, 7, 8, 9), [fall])).toMatchObject({ covered: 4, left: october(10) });
  expect(schoolMatch(october(10, 13), [fall])).toMatchObject({ covered: 1, inSchool: october(13) });
});

describe('a camp on no day off', () => {
  test('names the nearest break of several days before a nearer single day', () => {
    const sepWeek = ['2025-09-08', '2025-09-09'];
    expect(schoolMatch(sepWeek, [labor, fall])).toEqual({ kind: 'none', nearest: fall });
    expect(schoolMatch(sepWeek, [labor])).toEqual({ kind: 'none', nearest: labor });
  });

  test('does not name a break 61 days away', () => {
    expect(schoolMatch(['2025-08-06'], [fall])).toEqual({ kind: 'none', nearest: null });
    expect(schoolMatch(['2025-08-07'], [fall])).toEqual({ kind: 'none', nearest: fall });
  });
});

test('a camp on a weekend matches every school', () => {
  expect(schoolMatch(october(11, 12), [fall])).toEqual({ kind: 'weekend' });
});

test('gives no verdict for unknown dates or no school', () => {
  expect(schoolMatch([], [fall])).toEqual({ kind: 'no dates' });
  expect(schoolMatch([], null)).toEqual({ kind: 'no dates' });
  expect(schoolMatch(week, null)).toEqual({ kind: 'no school' });
});

describe('an unknown calendar', () => {
  const mlk = off('MLK Day', '2026-01-19');

  test('leaves October unknown when it is known from January on', () => {
    expect(schoolMatch(week, [mlk])).toEqual({ kind: 'unknown', schoolYear: '2025–26' });
    expect(schoolMatch(week, [])).toEqual({ kind: 'unknown', schoolYear: '2025–26' });
    expect(schoolMatch(['2026-02-16'], [mlk])).toMatchObject({ kind: 'none' });
  });

  test('of another year gives no verdict', () => {
    expect(schoolMatch(['2026-10-05'], [fall])).toEqual({
      kind: 'unknown',
      schoolYear: '2026–27',
    });
  });

  test('needs both halves for days around New Year', () => {
    const days = ['2025-12-30', '2026-01-02'];
    const december = off('Winter Break', '2025-12-22', '2026-01-05');
    expect(schoolMatch(days, [december])).toMatchObject({ kind: 'some', covered: 2, of: 11 });
    expect(schoolMatch(days, [fall])).toMatchObject({ kind: 'unknown' });
  });

  test('never includes June and July', () => {
    expect(isCalendarKnown('2026-06-01', [off('Last day', '2026-05-29')])).toBe(false);
    expect(isCalendarKnown('2026-05-31', [mlk])).toBe(true);
  });
});

test('counts the weekdays of a break that spans a weekend', () => {
  expect(weekdaysOff([off('Break', '2025-10-09', '2025-10-14'), columbus])).toEqual(
    october(9, 10, 13, 14),
  );
});
