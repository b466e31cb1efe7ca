import { expect, test } from 'vitest';
import { kitWeeks } from './kitWeeks.ts';

test('runs weeks from Monday to Friday across the end of a month', () => {
  expect(kitWeeks('2027-06-21', 3)).toEqual([
    'Jun\u00a021–\u206025',
    'Jun\u00a028–\u2060Jul\u00a02',
    'Jul\u00a05–\u20609',
  ]);
});

test('finds the week of any day, and the next week of a weekend', () => {
  for (const day of ['2027-06-21', '2027-06-25', '2027-06-20', '2027-06-19']) {
    expect(kitWeeks(day, 1)).toEqual(['Jun\u00a021–\u206025']);
  }
});

test('finds no week for an incomplete or invalid date', () => {
  for (const day of ['', '2027-06', '2027-02-30', '0002-06-21']) {
    expect(kitWeeks(day, 10)).toEqual([]);
  }
});
