import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverSummary, daysLeft, fullyCoveredDays } from './coverSummary.ts';
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

test('does not count a half day as covered and counts a waitlisted day as waiting', () => {
  const week = [
    cell('covered'),
    cell('home'),
    cell('guess'),
    cell('part'),
    cell('short'),
    cell('open'),
    cell('open', 'waitlisted'),
    cell('unknown', 'waitlisted'),
    cell('none'),
  ];
  const counts = coverSummary(week);
  expect(counts).toEqual({
    needed: 8,
    covered: 1,
    home: 1,
    guess: 1,
    inPart: 2,
    unknown: 1,
    waiting: 1,
    open: 1,
  });
  expect(fullyCoveredDays(counts)).toBe(2);
  expect(daysLeft(counts)).toBe(5);
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
  const covers: Cover[] = ['none', 'covered', 'short', 'part', 'home', 'guess', 'unknown', 'open'];
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
