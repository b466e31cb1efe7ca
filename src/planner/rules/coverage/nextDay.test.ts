import { expect, it } from 'vitest';
import { addDays } from '#base/day/calendar.ts';
import { nextDay } from './nextDay.ts';

it('is the day that the calendar has next, over every month and a leap year', () => {
  let day = '2027-12-01';
  for (let count = 0; count < 800; count += 1) {
    const next = nextDay(day);
    expect(next).toBe(addDays('2027-12-01', count + 1));
    day = next;
  }
});
