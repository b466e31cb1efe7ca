import { expect, it } from 'vitest';
import { dayLabel, whenLabel } from './whenLabel.ts';

const now = new Date(2026, 8, 15, 10, 0).getTime();

it.each([
  ['this morning', new Date(2026, 8, 15, 9, 14), 'today, 9:14 am', 'today'],
  ['later today', new Date(2026, 8, 15, 15, 5), 'today, 3:05 pm', 'today'],
  ['last night', new Date(2026, 8, 14, 23, 59), 'Sep 14, 11:59 pm', 'Sep 14'],
  ['last year', new Date(2025, 11, 31, 12, 0), 'Dec 31, 2025, 12:00 pm', 'Dec 31, 2025'],
])('%s', (_, moment, long, short) => {
  expect(whenLabel(moment.getTime(), now)).toBe(long);
  expect(dayLabel(moment.getTime(), now)).toBe(short);
});
