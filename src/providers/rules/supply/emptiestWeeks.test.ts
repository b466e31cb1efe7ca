import { expect, test } from 'vitest';
import { emptiestWeeks } from './emptiestWeeks.ts';
import { seasonOfWeek } from './supplyWeeks.ts';

/** [Monday, days off, camps] of each week. */
function emptiest(...rows: [monday: string, daysOff: number, camps: number][]) {
  const weeks = rows.map(([monday, daysOff]) => ({
    monday,
    daysOff,
    districts: 1,
    season: seasonOfWeek(monday),
  }));
  return emptiestWeeks(weeks, { camps: new Map(rows.map(([monday, , camps]) => [monday, camps])) });
}

test('names the week with the fewest camps, the week after it and the one with the most', () => {
  expect(emptiest(['2025-09-22', 5, 9], ['2025-10-06', 5, 3], ['2025-10-13', 5, 22])).toEqual({
    mondays: ['2025-10-06'],
    camps: 3,
    after: 22,
    most: { monday: '2025-10-13', camps: 22 },
  });
});

test('says nothing of a week after in which school is in, and of the most where all have as many', () => {
  expect(emptiest(['2025-10-06', 5, 3])).toMatchObject({ after: null, most: null });
});

test('names all weeks that have as few', () => {
  const found = emptiest(['2025-09-22', 5, 0], ['2025-10-06', 5, 4], ['2025-10-13', 5, 0]);
  expect(found).toMatchObject({ mondays: ['2025-09-22', '2025-10-13'], camps: 0, after: null });
});

test('a week with one or two days off counts only where there is no longer one', () => {
  expect(emptiest(['2025-09-01', 1, 0], ['2025-10-06', 3, 8])?.mondays).toEqual(['2025-10-06']);
  expect(emptiest(['2025-09-01', 1, 0], ['2025-10-13', 2, 8])?.mondays).toEqual(['2025-09-01']);
  expect(emptiest()).toBeNull();
});
