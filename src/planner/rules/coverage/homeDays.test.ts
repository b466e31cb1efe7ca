import { expect, test } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import type { AtHome } from '#family/rules/plan/planRows.ts';
import { homeOn, parentsHolidayOn } from './homeDays.ts';

function holidaysFrom(first: string, last: string): string[] {
  const found: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const holiday = parentsHolidayOn(day);
    if (holiday) found.push(`${day} ${holiday}`);
  }
  return found;
}

test('computes the holidays that most parents have off', () => {
  expect(holidaysFrom('2026-08-01', '2027-07-31')).toEqual([
    '2026-09-07 laborDay',
    '2026-11-26 thanksgiving',
    '2026-11-27 dayAfterThanksgiving',
    '2026-12-24 christmasEve',
    '2026-12-25 christmas',
    '2027-01-01 newYear',
    '2027-01-18 mlk',
    '2027-05-31 memorialDay',
    // On a Saturday, and on a Sunday.
    '2027-06-18 juneteenth',
    '2027-06-19 juneteenth',
    '2027-07-04 independenceDay',
    '2027-07-05 independenceDay',
  ]);
  // A November that begins on a Thursday, and a year whose first Monday is a holiday's date.
  expect(holidaysFrom('2029-11-01', '2029-11-30').map((one) => one.slice(8, 10))).toEqual([
    '22',
    '23',
  ]);
  expect(holidaysFrom('2028-01-01', '2028-01-31')).toEqual([
    '2028-01-01 newYear',
    '2028-01-17 mlk',
  ]);
});

const row = (fields: Partial<AtHome>): AtHome => ({
  id: 'row',
  childId: 'maya',
  day: '2026-11-26',
  isHome: true,
  who: 'Robin',
  span: null,
  ...fields,
});

test('suggests a holiday until the family answers', () => {
  expect(homeOn('2026-11-26', [])).toEqual([
    { who: '', span: null, rowId: null, holiday: 'thanksgiving' },
  ]);
  expect(homeOn('2026-11-26', [row({ isHome: false })])).toEqual([]);
  const span = { from: 540, to: 720 };
  expect(homeOn('2026-11-26', [row({ span })])).toEqual([
    { who: 'Robin', span, rowId: 'row', holiday: 'thanksgiving' },
  ]);
  expect(homeOn('2026-11-24', [])).toEqual([]);
});
