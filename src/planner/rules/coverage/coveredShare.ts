import type { ChildCell } from './childCells.ts';
import { isCoveredDay } from './isCoveredDay.ts';
import { totalMinutes } from './span.ts';

/** An early release at an unknown time counts as this many minutes. */
const UNKNOWN_MINUTES = 240;

/**
 * The share, from 0 to 1, of the minutes from today on that need care and that something known covers; 1 where none does.
 * A guess covers nothing.
 */
export function coveredShare(
  cells: readonly Pick<ChildCell, 'cover' | 'gaps' | 'need' | 'isOver'>[],
): number {
  let [needed, covered] = [0, 0];
  for (const { cover, gaps, need, isOver } of cells) {
    if (need === null || isOver) continue;
    const minutes = need === 'unknown' ? UNKNOWN_MINUTES : need.to - need.from;
    needed += minutes;
    if (need === 'unknown') covered += isCoveredDay(cover) ? minutes : 0;
    else if (cover !== 'guess') covered += minutes - totalMinutes(gaps);
  }
  return needed === 0 ? 1 : covered / needed;
}
