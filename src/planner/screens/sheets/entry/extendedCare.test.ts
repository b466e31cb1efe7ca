import { expect, test } from 'vitest';
import { careAt, firstCare, withCare } from './extendedCare.ts';

const hours = { from: 540, to: 900 };
const before = { span: { from: 450, to: 540 }, cents: 1200 };
const after = { span: { from: 900, to: 1020 }, cents: null };

test('distinguishes care before and after by the hours', () => {
  expect(careAt([before, after], 'before', hours)).toBe(before);
  expect(careAt([before, after], 'after', hours)).toBe(after);
  expect(careAt([after], 'before', hours)).toBeUndefined();
});

test('changes one end and keeps the other', () => {
  expect(withCare([before, after], 'after', hours, null)).toEqual([before]);
  const longer = { ...after, span: { from: 900, to: 1080 } };
  expect(withCare([before, after], 'after', hours, longer)).toEqual([before, longer]);
  expect(withCare([after], 'before', hours, before)).toEqual([before, after]);
});

const words = { options: [], needs: [], days: ['2026-12-21', '2026-12-22'] };

test('ticks the care that the listing names, with its price', () => {
  const options = [{ span: { from: 900, to: 1020 }, cents: 1200, per: 'day' as const }];
  const needs = [{ from: 510, to: 1050 }];
  const care = firstCare('after', hours, { ...words, options, needs });
  expect(care).toEqual({
    span: { from: 900, to: 1020 },
    cents: 2400,
    rate: { cents: 1200, per: 'day' },
  });
  expect(firstCare('before', hours, { ...words, options, needs }).span.from).toBe(510);
});

test('ticks care to the end of the need without words about it', () => {
  const needs = [
    { from: 510, to: 1050 },
    { from: 540, to: 1020 },
  ];
  expect(firstCare('after', hours, { ...words, needs })).toEqual({
    span: { from: 900, to: 1050 },
    cents: null,
  });
});

test('ticks one hour, never before midnight, where the need ends with the camp', () => {
  expect(firstCare('before', { from: 30, to: 900 }, words).span).toEqual({ from: 0, to: 30 });
  expect(firstCare('after', hours, words).span).toEqual({ from: 900, to: 960 });
});
