import { groupBy } from '#base/text/groupBy.ts';
import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { ChildCell } from '../coverage/childCells.ts';
import type { CoverageClaim } from '../coverage/dayCell.ts';
import { type CoverCounts, coverSummary } from '../coverage/coverSummary.ts';
import type { PlanChild } from '../family/familyView.ts';
import { coversDay } from '../status/coversDay.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';

/**
 * One week of a break for one child. over: before today. none: no care is needed. open: some days have nothing, and the
 * others at most a guess that a parent is off. held: all others, be they covered, in part, waiting, only thought of, or
 * guesses alone.
 */
export type ChildWeek = {
  /** YYYY-MM-DD */
  monday: string;
  /** Those of the break's days. */
  cells: readonly ChildCell[];
  counts: CoverCounts;
  /** Rows of these days, cancelled ones left out; those that hold a day come first. */
  entries: readonly PlanEntry[];
  state: 'over' | 'none' | 'open' | 'held';
};

/** The weeks of a break (`days` sorted, YYYY-MM-DD) for one child, in order. */
export function childWeeks(
  { cells, inputs }: Pick<PlanChild, 'cells' | 'inputs'>,
  days: readonly string[],
): ChildWeek[] {
  const rows = inputs.entries.filter(({ status }) => status !== 'cancelled');
  const byMonday = groupBy(cells(days), ({ day }) => mondayOf(day));
  return [...byMonday].map(([monday, ofWeek]) => {
    const sunday = addDays(monday, 6);
    const isHere = (day: string) => monday <= day && day <= sunday;
    const entries = rows
      .filter((entry) => entry.days.some(isHere))
      .toSorted((a, b) => Number(isCoveringStatus(b.status)) - Number(isCoveringStatus(a.status)));
    const counts = coverSummary(ofWeek);
    return { monday, cells: ofWeek, counts, entries, state: stateOf(ofWeek, counts, entries) };
  });
}

function stateOf(
  cells: readonly ChildCell[],
  { needed, open, guess }: CoverCounts,
  entries: readonly PlanEntry[],
): ChildWeek['state'] {
  if (cells.every(({ isOver }) => isOver)) return 'over';
  if (entries.length > 0) return 'held';
  if (needed === 0) return 'none';
  return open > 0 && open + guess === needed ? 'open' : 'held';
}

/** Weeks that need care, and those of them in which a camp holds a day from today on. */
export function campWeeks(weeks: readonly ChildWeek[]): { needed: number; withCamp: number } {
  const needed = weeks.filter(({ counts }) => counts.needed > 0);
  const withCamp = needed.filter(({ cells }) =>
    cells.some(({ isOver, claims }) => !isOver && claims.some(isHeldByCamp)),
  );
  return { needed: needed.length, withCamp: withCamp.length };
}

const isHeldByCamp = (claim: CoverageClaim): boolean =>
  coversDay(claim) && claim.own !== 'care' && claim.own !== 'away';

/** The days of a week on which nothing is there yet. */
export const openDaysOf = ({ cells }: Pick<ChildWeek, 'cells'>): string[] =>
  cells.filter(({ cover, isOver }) => cover === 'open' && !isOver).map(({ day }) => day);
