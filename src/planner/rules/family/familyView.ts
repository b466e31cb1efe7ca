import type { Directory } from '#camps/rules/camp/directory.ts';
import { addDays } from '#base/day/calendar.ts';
import type { Child } from '#family/rules/profile.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { type ChildCell, type ChildInputs, createCells } from '../coverage/childCells.ts';
import { childInputs } from '../coverage/childInputs.ts';
import { createPlanCamps, type PlanCamps } from '../coverage/planCamps.ts';
import { isUndecided, MOST_ENTRY_DAYS, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { type ChildCustody, createChildCustody, type DayFilter } from '../custody/homeOfDay.ts';
import type { FamilyBreak } from './familyBreaks.ts';
import { takeSnapshot } from '../changes/takeSnapshot.ts';
import { memoizedBreaks, memoizedYear } from './memoizedBreaks.ts';
import { schoolYearRange } from './schoolYearRange.ts';

/** One child and all of its days. */
export type PlanChild = {
  child: Child;
  inputs: ChildInputs;
  /** The cells in order of these days (YYYY-MM-DD), without days after the planned year or more than a year ago. */
  cells: (days: readonly string[]) => ChildCell[];
  /** Those of them that numbers are about: with two homes the days of the family's own, unless it asks for all. */
  counted: (days: readonly string[]) => ChildCell[];
  /** Null for a child who does not live in two homes. */
  custody: ChildCustody | null;
  /** False if the end or start of school is unknown. */
  isSummerKnown: boolean;
  /** False without a calendar of this child's school. */
  isCalendarKnown: boolean;
};

/** What the planner's screens read: the rows of the plan, read against the directory and the day. */
export type FamilyView = {
  children: readonly PlanChild[];
  /** All entries, including those without a child, on the days of their camp. */
  entries: readonly PlanEntry[];
  /** The breaks of all children, without past ones. */
  breaks: readonly FamilyBreak[];
  /** The breaks that are over, the last one first, at least a year back. */
  pastBreaks: () => readonly FamilyBreak[];
  camps: PlanCamps;
};

/**
 * `today`: YYYY-MM-DD. Runs at each change of the plan. Results that depend only on the directory and the schools are
 * cached from one change to the next, and so are the breaks computed from them.
 */
export function familyView(
  children: readonly Child[],
  state: PlanState,
  directory: Directory,
  today: string,
  filter: DayFilter = 'all',
): FamilyView {
  const camps = campsOfDirectory(directory);
  const range = schoolYearRange(today);
  const read = children.map((child) => {
    const custody = createChildCustody(state, child.id);
    const own = childInputs(child, state, directory.schoolBreaks, camps, today);
    const inputs = custody === null ? own : { ...own, careHoursOn: custody.careHoursOn };
    const year = memoizedYear(inputs.calendar, range);
    return { child, inputs, year, custody };
  });
  // For all children alike: one of them may have a longer summer.
  const last = lastOf(
    range.to,
    read.flatMap(({ year }) => year.breaks),
  );
  return {
    children: read.map(({ child, inputs, year, custody }) => {
      const cells = cellsWithin(inputs, addDays(range.since, -LONGEST_BREAK_DAYS), last);
      return {
        child,
        inputs,
        cells,
        counted:
          custody === null || filter === 'all'
            ? cells
            : (days) => cells(days.filter(custody.isOwnDay)),
        custody,
        isSummerKnown: year.isSummerKnown,
        isCalendarKnown: year.breaks.length > 0,
      };
    }),
    entries: state.entries.map((entry) =>
      isUndecided(entry) ? asListed(entry, camps, today) : entry,
    ),
    ...memoizedBreaks(
      read.map(({ year }) => year),
      today,
    ),
    camps,
  };
}

/** The directory's camps, parsed once for each directory. */
export const campsOfDirectory = memoize(new WeakMap<Directory, PlanCamps>(), ({ camps, seasons }) =>
  createPlanCamps(camps, seasons),
);

/** Fills in today's days and listing, which the entry's first change stores. */
function asListed(entry: PlanEntry, known: PlanCamps, today: string): PlanEntry {
  const found = known(entry);
  if (!found) return { ...entry, snapshot: { ...entry.snapshot, seenOn: today } };
  const days = found.days.slice(0, MOST_ENTRY_DAYS);
  return { ...entry, days, snapshot: takeSnapshot(found.camp, today) };
}

function cellsWithin(inputs: ChildInputs, from: string, to: string): PlanChild['cells'] {
  const cellOn = createCells(inputs);
  return (days) => days.flatMap((day) => (day >= from && day <= to ? cellOn(day) : []));
}

/** A break that runs at the beginning is whole, and none is longer than a summer. */
const LONGEST_BREAK_DAYS = 120;

/** A break that runs at the end of the year is followed to its end, and so is its week. */
const lastOf = (end: string, breaks: readonly { to: string }[]): string =>
  addDays([end, ...breaks.map(({ to }) => to)].toSorted().at(-1) ?? end, 6);
