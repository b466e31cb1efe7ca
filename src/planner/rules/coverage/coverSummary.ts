import type { ChildCell } from './childCells.ts';
import { isWaiting } from './isOpenCell.ts';

/**
 * Days from today on that need care, and what becomes of each: covered + near + home + guess + inPart + unknown +
 * waiting + open = needed. near: counts as covered, though at most half an hour is missing. guess: most parents have the
 * day off, and the family has not said whether it does. inPart: something covers a part of the day. waiting: open but for
 * a waitlist.
 */
export type CoverCounts = {
  needed: number;
  covered: number;
  near: number;
  home: number;
  guess: number;
  inPart: number;
  unknown: number;
  waiting: number;
  open: number;
};

/** The days that are held, but for half an hour at most: the one number that may be shown as covered. */
export const coveredDays = ({ covered, near, home }: CoverCounts): number => covered + near + home;

/** Whether nothing that needs care is left, but for half an hour at most. */
export const isAllCovered = (counts: CoverCounts): boolean => coveredDays(counts) === counts.needed;

/** Sorts what covers more days first; of equals, what leaves fewer of them without anything, then fewer of them short. */
export const byCovered = (a: CoverCounts, b: CoverCounts): number =>
  coveredDays(b) - coveredDays(a) || a.open + a.waiting - (b.open + b.waiting) || a.near - b.near;

/** The days that still need something; a guess only needs a yes. */
export const daysLeft = (counts: CoverCounts): number =>
  counts.needed - coveredDays(counts) - counts.guess;

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
    near: 0,
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
    case 'near':
    case 'home':
    case 'guess':
    case 'unknown':
      return cover;
    case 'part':
      return 'inPart';
    default:
      return isWaiting({ claims }) ? 'waiting' : 'open';
  }
}
