import { expect, test } from 'vitest';
import { firstNumberCents } from './price.ts';
import { perDayCents, perDayIfForAll } from './pricePerDay.ts';

const week = (monday: number, count = 5) =>
  Array.from({ length: count }, (_, day) => `2025-10-${String(monday + day).padStart(2, '0')}`);

test.each([
  ['$72 a day', null, 7200],
  ['$80 per day, $360 all week', week(6), 8000],
  ['Free', null, 0],
  ['$325/week', week(6), 6500],
  ['$325/week', [...week(6), ...week(13)], 6500],
  ['$320/week', week(7, 4), 8000],
])('reads %j on %j with certainty', (price, days, cents) => {
  expect(perDayCents({ price, days })).toBe(cents);
});

test.each([
  ['$325', week(6)],
  ['95', week(6, 1)],
  ['$325/week', null],
  ['$325/week', week(6, 1)],
  ['$325/week', [...week(6), ...week(14, 3)]],
  ['$325/week', week(6, 7)],
  ['from $60 a day', week(6)],
  [null, week(6)],
])('treats %j on %j as ambiguous', (price, days) => {
  expect(perDayCents({ price, days })).toBeNull();
});

test.each([
  ['$285', 28500],
  ['$1,150 all week', 115000],
  ['$45-$65', 4500],
  ['2 days $120', 200],
  ['$72.50 a day', 7250],
  ['Sliding scale', null],
  [null, null],
])('reads the first number of %j', (text, cents) => {
  expect(firstNumberCents(text)).toBe(cents);
});

test.each([
  ['$95', week(9, 2), 4750],
  ['340', week(6), 6800],
  ['$100', week(6, 3), 3333],
  ['$95', [], null],
  ['$72 a day', week(6), null],
  ['$325/week', week(6), null],
  ['Free', week(6), null],
  [null, week(6), null],
])('divides %j over %j into %j a day', (price, days, cents) => {
  expect(perDayIfForAll({ price }, days)).toBe(cents);
});
