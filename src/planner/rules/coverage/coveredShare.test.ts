import { expect, test } from 'vitest';
import { coveredShare } from './coveredShare.ts';
import type { Cover } from './dayCell.ts';

const need = { from: 540, to: 990 };
/** A day of 450 needed minutes, of which so many are missing. */
const cell = (cover: Cover, missing: number, isOver = false) => ({
  cover,
  need,
  gaps: missing === 0 ? [] : [{ from: 990 - missing, to: 990 }],
  isOver,
});

test('is the share of needed minutes that something covers', () => {
  expect(coveredShare([cell('open', 450), cell('open', 450)])).toBe(0);
  expect(coveredShare([cell('covered', 0), cell('open', 450)])).toBe(0.5);
  expect(coveredShare([cell('home', 0), cell('covered', 0)])).toBe(1);
});

test('rises with each minute of a day that is covered in part or nearly', () => {
  expect(coveredShare([cell('part', 225), cell('open', 450)])).toBe(0.25);
  expect(coveredShare([cell('near', 30)])).toBeCloseTo(420 / 450);
  // Hours that nobody gave cover nothing; what is known of the day does.
  expect(coveredShare([cell('unknown', 225)])).toBe(0.5);
});

test('counts no guess, no day that is over and none that needs no care', () => {
  expect(coveredShare([cell('guess', 0), cell('covered', 0)])).toBe(0.5);
  expect(coveredShare([cell('open', 450, true), cell('covered', 0)])).toBe(1);
  const free = { ...cell('none', 0), need: null };
  expect(coveredShare([free, cell('open', 450)])).toBe(0);
  expect(coveredShare([free])).toBe(1);
});

test('counts an early release at an unknown time as four hours', () => {
  const bell = { ...cell('unknown', 0), need: 'unknown' as const };
  expect(coveredShare([bell, { ...bell, cover: 'home' }])).toBe(0.5);
});
