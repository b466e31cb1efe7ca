import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanSheet } from '../planSheet.ts';
import type { CellFace } from './cellFace.ts';

/**
 * The sheet that a press on a day opens: its camp, the camps that could fill it, or the kind of day; of a
 * day that is over, what was booked.
 */
export function openCell(
  { day, isOver, claims }: Pick<ChildCell, 'day' | 'isOver' | 'claims'>,
  { look, entry }: Pick<CellFace, 'look' | 'entry'>,
  childId: string,
): PlanSheet {
  if (isOver && claims.length !== 1) return { kind: 'day', childId, day };
  if (entry !== null) return { kind: 'entry', entryId: entry.id };
  return look === 'open' ? { kind: 'day', childId, day } : { kind: 'home', childId, day };
}
