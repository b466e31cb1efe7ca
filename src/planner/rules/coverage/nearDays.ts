import type { ChildCell } from './childCells.ts';
import { totalMinutes } from './span.ts';

/** What the days that are only near miss: the most of it, and whether it is as much on each of them. */
export type NearDays = { days: number; minutes: number; isSame: boolean };

/** From today on; null where no day is near. */
export function nearDays(
  cells: readonly Pick<ChildCell, 'cover' | 'gaps' | 'isOver'>[],
): NearDays | null {
  const near = cells.filter(({ cover, isOver }) => cover === 'near' && !isOver);
  const missing = near.map(({ gaps }) => totalMinutes(gaps));
  if (missing.length === 0) return null;
  return {
    days: near.length,
    minutes: Math.max(...missing),
    isSame: new Set(missing).size === 1,
  };
}
