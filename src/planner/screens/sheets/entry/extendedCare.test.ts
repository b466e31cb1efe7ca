import { expect, test } from 'vitest';
import { careAt, usualCare, withCare } from './extendedCare.ts';

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

test('starts with one hour, never before midnight', () => {
  expect(usualCare('before', { from: 30, to: 900 }).span).toEqual({ from: 0, to: 30 });
  expect(usualCare('after', hours).span).toEqual({ from: 900, to: 960 });
});
