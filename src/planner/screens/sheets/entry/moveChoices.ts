import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { onDays, statusAfterMove } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

/** A ready set of days for a camp of the plan. Days are YYYY-MM-DD, sorted. */
type MoveChoice = { id: 'asNow' | 'openDays' | 'allWeek'; days: readonly string[] };

type MoveInputs = {
  booked: readonly string[];
  /** Those of the booked days that are over: they stay. */
  over: readonly string[];
  /** The days on which it runs in this break. */
  runs: readonly string[];
  /** The child's, of those days. */
  cells: readonly Pick<ChildCell, 'day' | 'cover' | 'need'>[];
};

/** Offers the current days, the open days, and all days that need care, each set once. */
export function moveChoices({ booked, over, runs, cells }: MoveInputs): MoveChoice[] {
  const daysWhere = (test: (cell: MoveInputs['cells'][number]) => boolean) => {
    const found = cells.filter((cell) => runs.includes(cell.day) && test(cell));
    return found.length > 0 ? [...over, ...found.map(({ day }) => day)] : [];
  };
  const all: MoveChoice[] = [
    { id: 'asNow', days: booked },
    { id: 'openDays', days: daysWhere(({ cover }) => cover === 'open') },
    { id: 'allWeek', days: daysWhere(({ need }) => need !== null) },
  ];
  const keys = all.map(({ days }) => days.join());
  return all.filter(({ days }, at) => days.length > 0 && keys.indexOf(days.join()) === at);
}

/**
 * The entry on other days, or of another child: then it is a separate choice, and the camp's confirmation for the first
 * child becomes 'planned' until the camp is asked.
 */
export function movedEntry(
  entry: PlanEntry,
  days: readonly string[],
  childId: string | null,
): PlanEntry {
  const moved = onDays(entry, days);
  if (childId === entry.childId) return moved;
  return {
    ...moved,
    childId,
    status: statusAfterMove(moved),
    wantId: entry.id,
    rank: 1,
  };
}
