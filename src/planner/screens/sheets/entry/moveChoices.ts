import type { ChildCell } from '#planner/rules/coverage/childCells.ts';

/** A ready set of days for a camp of the plan. Days are YYYY-MM-DD, sorted. */
export type MoveChoice = { id: 'asNow' | 'openDays' | 'allWeek'; days: readonly string[] };

type MoveInputs = {
  booked: readonly string[];
  /** The days on which it runs in this break. */
  runs: readonly string[];
  /** The child's, of those days. */
  cells: readonly Pick<ChildCell, 'day' | 'cover' | 'need'>[];
};

/** Offers the current days, the open days, and all days that need care, each set once. */
export function moveChoices({ booked, runs, cells }: MoveInputs): MoveChoice[] {
  const daysWhere = (test: (cell: MoveInputs['cells'][number]) => boolean) =>
    cells.filter((cell) => runs.includes(cell.day) && test(cell)).map(({ day }) => day);
  const all: MoveChoice[] = [
    { id: 'asNow', days: booked },
    { id: 'openDays', days: daysWhere(({ cover }) => cover === 'open') },
    { id: 'allWeek', days: daysWhere(({ need }) => need !== null) },
  ];
  const keys = all.map(({ days }) => days.join());
  return all.filter(({ days }, at) => days.length > 0 && keys.indexOf(days.join()) === at);
}
