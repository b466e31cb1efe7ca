import { boardCopy as copy } from '#planner/words/board.ts';
import { type CoverCounts, daysLeft } from '#planner/rules/coverage/coverSummary.ts';

/** Where a break stands in a few words, and whether any of its days is left to cover. */
export function breakState(
  counts: CoverCounts,
  isOver: boolean,
): { words: string; isLeft: boolean } {
  if (isOver) return { words: copy.over, isLeft: false };
  if (counts.needed === 0) return { words: copy.noCare, isLeft: false };
  const left = daysLeft(counts);
  if (left > 0) return { words: copy.missing(counts.open, left), isLeft: true };
  return { words: counts.guess > 0 ? copy.guess(counts.guess) : copy.covered, isLeft: false };
}
