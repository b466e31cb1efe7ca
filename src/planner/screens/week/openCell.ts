import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanSheet } from '../planSheet.ts';
import type { CellFace } from './cellFace.ts';

/** What a press on a day opens: the camp that stands there, what could fill it, or what kind of day it is. */
export function openCell(
  { day }: Pick<ChildCell, 'day'>,
  { look, entry }: Pick<CellFace, 'look' | 'entry'>,
  childId: string,
): PlanSheet {
  if (entry !== null) return { kind: 'entry', entryId: entry.id };
  return look === 'open' ? { kind: 'day', childId, day } : { kind: 'home', childId, day };
}
