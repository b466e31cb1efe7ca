import type { ChildCell } from '../coverage/childCells.ts';
import { isWaiting } from '../coverage/isOpenCell.ts';
import type { FamilyView, PlanChild } from './familyView.ts';

/** The next thing to do in a break. `children`: whom it is about, in order; `days`: YYYY-MM-DD, sorted. */
export type BreakStep = {
  /** open: the first day with nothing. part: the first that more than half an hour is missing of. guess: all that only need a yes. */
  kind: 'open' | 'part' | 'guess';
  days: readonly string[];
  children: readonly PlanChild[];
};

/** The first open day comes first, whatever ends early before it; null where nothing is left to do. */
export function breakStep(
  children: FamilyView['children'],
  breakDays: readonly string[],
): BreakStep | null {
  const cells = children.flatMap((child) =>
    child.counted(breakDays).map((cell) => ({ child, cell })),
  );
  const left = cells.filter(({ cell }) => !cell.isOver);
  const stepOf = (kind: BreakStep['kind'], some: typeof left): BreakStep => ({
    kind,
    days: [...new Set(some.map(({ cell }) => cell.day))].toSorted(),
    children: [...new Set(some.map(({ child }) => child))],
  });
  for (const kind of ['open', 'part'] as const) {
    const found = left.filter(({ cell }) => isOfKind[kind](cell));
    const [first] = found.map(({ cell }) => cell.day).toSorted();
    const ofFirst = found.filter(({ cell }) => cell.day === first);
    if (ofFirst.length > 0) return stepOf(kind, ofFirst);
  }
  const guesses = left.filter(({ cell }) => cell.cover === 'guess');
  return guesses.length > 0 ? stepOf('guess', guesses) : null;
}

const isOfKind = {
  open: (cell: ChildCell) => cell.cover === 'open' && !isWaiting(cell),
  part: ({ cover }: ChildCell) => cover === 'part',
};
