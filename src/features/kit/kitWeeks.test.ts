import { expect, test } from 'vitest';
import { kitWeeks } from './kitWeeks.ts';

test('weeks go from Monday to Friday and across the end of a month', () => {
  expect(kitWeeks('2027-06-21', 3)).toEqual(['Jun 21-25', 'Jun 28-Jul 2', 'Jul 5-9']);
});

test('any day of the week names its week; a weekend the week after it', () => {
  for (const day of ['2027-06-21', '2027-06-25', '2027-06-20', '2027-06-19']) {
    expect(kitWeeks(day, 1)).toEqual(['Jun 21-25']);
  }
});

test('a date that is half typed or does not exist names no weeks', () => {
  for (const day of ['', '2027-06', '2027-02-30', '0002-06-21']) {
    expect(kitWeeks(day, 10)).toEqual([]);
  }
});
