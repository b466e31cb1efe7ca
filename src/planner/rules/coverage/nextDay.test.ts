import { expect, it } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { nextDay } from './nextDay.ts';

it('follows the calendar across months and a leap year', () => {
  let day = '2027-12-01';
  for (let count = 0; count < 800; count += 1) {
    const next = nextDay(day);
    expect(next).toBe(addDays('2027-12-01', count + 1));
    day = next;
  }
});
