import { expect, test } from 'vitest';
import { coverSummary } from '#planner/rules/coverage/coverSummary.ts';
import { breakState } from './breakState.ts';

const none = coverSummary([]);

test.each([
  {
    counts: { needed: 5, covered: 2, open: 2, inPart: 1 },
    isOver: false,
    words: '2 open',
    isLeft: true,
  },
  {
    counts: { needed: 5, covered: 3, home: 1, inPart: 1 },
    isOver: false,
    words: '1 not covered yet',
    isLeft: true,
  },
  { counts: { needed: 5, covered: 3, guess: 2 }, isOver: false, words: '2 guesses', isLeft: false },
  { counts: { needed: 5, covered: 5 }, isOver: false, words: 'Covered', isLeft: false },
  { counts: {}, isOver: false, words: 'No care needed', isLeft: false },
  { counts: { needed: 5, open: 5 }, isOver: true, words: 'Over', isLeft: false },
])('says $words of $counts', ({ counts, isOver, words, isLeft }) => {
  expect(breakState({ ...none, ...counts }, isOver)).toEqual({ words, isLeft });
});
