import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { checksOf, freshnessOf } from './freshness.ts';

const summer = { startsOn: '2027-06-01', endsOn: '2027-08-06' };

test.for([
  // In season: 30 days, then aging until 60.
  ['2027-07-01', '2027-06-01', 'fresh'],
  ['2027-07-01', '2027-05-31', 'aging'],
  ['2027-07-01', '2027-05-02', 'aging'],
  ['2027-07-01', '2027-05-01', 'old'],
  // 60 days before it begins, on April 2.
  ['2027-04-02', '2027-03-03', 'fresh'],
  ['2027-04-02', '2027-03-02', 'aging'],
  // The day before that: 90 days, then aging until 180.
  ['2027-04-01', '2027-01-01', 'fresh'],
  ['2027-04-01', '2026-12-31', 'aging'],
  ['2027-04-01', '2026-10-03', 'aging'],
  ['2027-04-01', '2026-10-02', 'old'],
  // After its last day.
  ['2027-08-06', '2027-07-06', 'aging'],
  ['2027-08-07', '2027-07-06', 'fresh'],
] as const)('on %s what was checked on %s is %s', ([today, checkedOn, freshness]) => {
  expect(freshnessOf(checkedOn, summer, today)).toBe(freshness);
});

test('nothing is checked from tomorrow, and without a season 31 days are no longer fresh', () => {
  expect(freshnessOf(null, summer, '2027-07-01')).toBe('unchecked');
  expect(freshnessOf('2027-07-02', summer, '2027-07-01')).toBe('unchecked');
  expect(freshnessOf('2027-06-01', null, '2027-07-01')).toBe('fresh');
  expect(freshnessOf('2027-05-31', null, '2027-07-01')).toBe('aging');
});

test('dates and price are checked apart', () => {
  const camp = aCamp({ datesCheckedOn: '2026-11-12', datesCheckedBy: 'page' });
  const dates = { group: 'dates', on: '2026-11-12', by: 'page', freshness: 'fresh' };
  expect(checksOf(camp, null, '2026-11-27')).toEqual([dates]);
  const both = { ...camp, priceCheckedOn: '2026-10-01', priceCheckedBy: 'desk' } as const;
  expect(checksOf(both, null, '2026-11-27')).toEqual([
    dates,
    { group: 'price', on: '2026-10-01', by: 'desk', freshness: 'aging' },
  ]);
});
