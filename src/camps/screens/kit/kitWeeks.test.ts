import { expect, test } from 'vitest';
import { kitWeeks } from './kitWeeks.ts';

test('weeks go from Monday to Friday and across the end of a month', () => {
  expect(kitWeeks('2027-06-21', 3)).toEqual([
    'Jun\u00a021–\u206025',
    'Jun\u00a028–\u2060Jul\u00a02',
    'Jul\u00a05–\u20609',
  ]);
});

test('any day of the week names its week; a weekend the week after it', () => {
  for (const day of ['2027-06-21', '2027-06-25', '2027-06-20', '2027-06-19']) {
    expect(kitWeeks(day, 1)).toEqual(['Jun\u00a021–\u206025']);
  }
});

test('a date that is half typed or does not exist names no weeks', () => {
  for (const day of ['', '2027-06', '2027-02-30', '0002-06-21']) {
    expect(kitWeeks(day, 10)).toEqual([]);
  }
});
