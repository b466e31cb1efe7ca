import type { Directory } from '../../camp/directory.ts';
import { addDays } from '../../day/calendar.ts';
import type { Child } from '../../family/profile.ts';
import { breaksOf } from '../coverage/breaksOf.ts';
import { type ChildCell, cellsOf, type ChildInputs } from '../coverage/childCells.ts';
import { childInputsOf } from '../coverage/childInputs.ts';
import { createPlanCamps, type PlanCamps } from '../coverage/planCamps.ts';
import type { PlanEntry } from '../planEntry.ts';
import type { PlanState } from '../planRows.ts';
import { type FamilyBreak, familyBreaks } from './familyBreaks.ts';
import { schoolYearRange } from './schoolYearRange.ts';
import { unassignedEntries } from './unassignedEntries.ts';

/** One child and all of its days. */
export type PlanChild = {
  child: Child;
  inputs: ChildInputs;
  /** In order of these days (YYYY-MM-DD). Days outside of the planned year are left out. */
  cells: (days: readonly string[]) => ChildCell[];
  /** False: nobody said when school ends or begins again. */
  isSummerKnown: boolean;
  /** False: no calendar at hand speaks of this child's school. */
  isCalendarKnown: boolean;
};

/** What the planner's screens read: the rows of the plan, read against the directory and the day. */
export type FamilyView = {
  children: readonly PlanChild[];
  /** All entries, those that are nobody's yet among them. */
  entries: readonly PlanEntry[];
  /** Of all children, those that are over left out. */
  breaks: readonly FamilyBreak[];
  camps: PlanCamps;
};

/** `today`: YYYY-MM-DD. */
export function familyView(
  children: readonly Child[],
  state: PlanState,
  directory: Directory,
  today: string,
): FamilyView {
  const camps = createPlanCamps(directory.camps, directory.seasons);
  const range = schoolYearRange(today);
  const read = children.map((child) => {
    const inputs = childInputsOf(child, state, directory.schoolBreaks, camps);
    const year = breaksOf(inputs.calendar, range.from, range.to);
    const byDay = new Map(
      cellsOf(inputs, range.from, lastOf(range.to, year.breaks)).map((cell) => [cell.day, cell]),
    );
    const cells = (days: readonly string[]) => days.flatMap((day) => byDay.get(day) ?? []);
    const isCalendarKnown = year.breaks.length > 0;
    const { isSummerKnown } = year;
    return { planned: { child, inputs, cells, isSummerKnown, isCalendarKnown }, year };
  });
  return {
    children: read.map(({ planned }) => planned),
    entries: [...state.entries, ...unassignedEntries(state.unassigned, camps, today)],
    breaks: familyBreaks(read.map(({ year }) => year.breaks)).filter(({ to }) => to >= today),
    camps,
  };
}

/** A break that runs at the end of the year is followed to its end, and so is its week. */
const lastOf = (end: string, breaks: readonly { to: string }[]): string =>
  addDays([end, ...breaks.map(({ to }) => to)].toSorted().at(-1) ?? end, 6);
