import type { ChildCell } from './childCells.ts';

/**
 * Days from today on that need care, and what becomes of each: covered + home + guess + inPart + unknown + waiting + open
 * = needed. guess: most parents have the day off, and the family has not said whether it does. inPart: something covers
 * a part of the day. waiting: open but for a waitlist.
 */
export type CoverCounts = {
  needed: number;
  covered: number;
  home: number;
  guess: number;
  inPart: number;
  unknown: number;
  waiting: number;
  open: number;
};

/** The days of which every needed minute is spoken for: the one number that may be shown as covered. */
export const fullyCoveredDays = ({ covered, home }: CoverCounts): number => covered + home;

/** Sorts what covers more days first; of equals, what leaves fewer of them without anything. */
export const byCovered = (a: CoverCounts, b: CoverCounts): number =>
  fullyCoveredDays(b) - fullyCoveredDays(a) || a.open + a.waiting - (b.open + b.waiting);

/** The days that still need something; a guess only needs a yes. */
export const daysLeft = (counts: CoverCounts): number =>
  counts.needed - fullyCoveredDays(counts) - counts.guess;

/**
 * Counts the days of one child, or of several when their cells are joined. Each day is counted once, at what it is;
 * days that are over are not counted.
 */
export function coverSummary(
  cells: readonly Pick<ChildCell, 'cover' | 'claims' | 'isOver'>[],
): CoverCounts {
  const counts = {
    needed: 0,
    covered: 0,
    home: 0,
    guess: 0,
    inPart: 0,
    unknown: 0,
    waiting: 0,
    open: 0,
  };
  for (const cell of cells) {
    if (cell.cover === 'none' || cell.isOver) continue;
    counts.needed += 1;
    counts[nameOf(cell)] += 1;
  }
  return counts;
}

function nameOf({ cover, claims }: Pick<ChildCell, 'cover' | 'claims'>) {
  switch (cover) {
    case 'covered':
    case 'home':
    case 'guess':
    case 'unknown':
      return cover;
    case 'short':
    case 'part':
      return 'inPart';
    default:
      return claims.some(({ status }) => status === 'waitlisted') ? 'waiting' : 'open';
  }
}
