import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byCovered, coverSummary, coveredDays, daysLeft } from './coverSummary.ts';
import { nearDays } from './nearDays.ts';
import type { CoverageClaim, Cover } from './dayCell.ts';

const claim = (status: CoverageClaim['status']): CoverageClaim => ({
  entryId: 'a',
  status,
  hours: 'unknown',
  extended: [],
  place: null,
  isListed: true,
});
const cell = (cover: Cover, status: CoverageClaim['status'] = 'considering') => ({
  cover,
  claims: [claim(status)],
  isOver: false,
});

test('counts a day that misses half an hour as covered, a half day not, and a waitlisted day as waiting', () => {
  const week = [
    cell('covered'),
    cell('home'),
    cell('guess'),
    cell('part'),
    cell('near'),
    cell('open'),
    cell('open', 'waitlisted'),
    cell('unknown', 'waitlisted'),
    cell('none'),
  ];
  const counts = coverSummary(week);
  expect(counts).toEqual({
    needed: 8,
    covered: 1,
    near: 1,
    home: 1,
    guess: 1,
    inPart: 1,
    unknown: 1,
    waiting: 1,
    open: 1,
  });
  expect(coveredDays(counts)).toBe(3);
  expect(daysLeft(counts)).toBe(4);
});

const missing = (minutes: number, isOver = false) => ({
  ...cell('near'),
  gaps: [{ from: 990 - minutes, to: 990 }],
  isOver,
});

test('says what the days that are only near miss, at most and whether it is the same', () => {
  const part = { ...missing(120), cover: 'part' as const };
  expect(nearDays([missing(30), missing(30), part])).toEqual({
    days: 2,
    minutes: 30,
    isSame: true,
  });
  expect(nearDays([missing(15), missing(30)])).toMatchObject({ minutes: 30, isSame: false });
  expect(nearDays([missing(30, true), part])).toBeNull();
});

test('prefers more covered days, then fewer open ones, then fewer that miss half an hour', () => {
  const [whole, near, part, open] = (['covered', 'near', 'part', 'open'] as const).map((cover) =>
    coverSummary([cell('covered'), cell(cover)]),
  );
  if (!whole || !near || !part || !open) throw new Error('each has counts');
  expect([open, near, part, whole].toSorted(byCovered)).toEqual([whole, near, part, open]);
});

test('counts no day that is over', () => {
  const over = { ...cell('open'), isOver: true };
  const held = { ...cell('covered'), isOver: true };
  expect(coverSummary([over, held, cell('open')])).toMatchObject({
    needed: 1,
    open: 1,
    covered: 0,
  });
});

test('adds up to the days that need care', () => {
  const covers: Cover[] = ['none', 'covered', 'near', 'part', 'home', 'guess', 'unknown', 'open'];
  const any = fc.constantFrom(...covers).map((cover) => cell(cover, 'waitlisted'));
  fc.assert(
    fc.property(fc.array(any), (cells) => {
      const { needed, ...parts } = coverSummary(cells);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(needed);
      expect(needed).toBe(cells.filter(({ cover }) => cover !== 'none').length);
    }),
    { seed: 4, numRuns: 200 },
  );
});
