import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanSheet } from '../planSheet.ts';
import type { CellFace } from './cellFace.ts';

/** The sheet that a press on a day opens: its camp, the camps that could fill it, or the kind of day. */
export function openCell(
  { day }: Pick<ChildCell, 'day'>,
  { look, entry }: Pick<CellFace, 'look' | 'entry'>,
  childId: string,
): PlanSheet {
  if (entry !== null) return { kind: 'entry', entryId: entry.id };
  return look === 'open' ? { kind: 'day', childId, day } : { kind: 'home', childId, day };
}
