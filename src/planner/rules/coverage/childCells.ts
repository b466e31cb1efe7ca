import { groupBy } from '#base/text/groupBy.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { AtHome } from '#family/rules/plan/planRows.ts';
import { type CareHours, careNeeded } from './careNeeded.ts';
import { coverageClaims } from './coverageClaims.ts';
import { type CoverageCell, type CoverageClaim, dayCell } from './dayCell.ts';
import { type AtHomeClaim, homeOn } from './homeDays.ts';
import { nextDay } from './nextDay.ts';
import type { PlanCamps } from './planCamps.ts';
import type { SchoolCalendar, SchoolDay } from './schoolDay.ts';
import type { Span } from './span.ts';

/** All that decides the days of one child. `entries` and `home` are the child's own rows. */
export type ChildInputs = {
  calendar: SchoolCalendar;
  careHours: CareHours;
  /** Of a child with two homes: the hours of the home that has the day. */
  careHoursOn?: (day: string) => CareHours;
  staysOnDigitalDays: boolean;
  entries: readonly PlanEntry[];
  home: readonly AtHome[];
  camps: PlanCamps;
  /** YYYY-MM-DD: days before it are over. */
  today: string;
};

/** One child on one day. `claims` are all rows of that day, also those that hold nothing. */
export type ChildCell = CoverageCell & {
  day: string;
  school: SchoolDay;
  need: Span | 'unknown' | null;
  home: readonly AtHomeClaim[];
  claims: readonly CoverageClaim[];
  /** Before today: told as it was, in no number, and nothing is offered for it. */
  isOver: boolean;
};

const NOTHING: readonly never[] = [];

/** A cell for each day of a child from `from` to `to` (YYYY-MM-DD, both inclusive), in order. */
export function childCells(child: ChildInputs, from: string, to: string): ChildCell[] {
  const cellOn = createCells(child);
  const cells: ChildCell[] = [];
  for (let day = from; day <= to; day = nextDay(day)) cells.push(cellOn(day));
  return cells;
}

/** The cells of a child by day (YYYY-MM-DD), each computed on first use: an edit recomputes its break, not its year. */
export function createCells(child: ChildInputs): (day: string) => ChildCell {
  const claimsByDay = indexClaims(child);
  const rowsByDay = groupBy(child.home, ({ day }) => day);
  return memoize(new Map<string, ChildCell>(), (day) => {
    const school = child.calendar(day);
    const careHours = child.careHoursOn?.(day) ?? child.careHours;
    const need = careNeeded(day, school, careHours, child.staysOnDigitalDays);
    const home = homeOn(day, rowsByDay.get(day) ?? NOTHING);
    const claims = claimsByDay.get(day) ?? NOTHING;
    const isOver = day < child.today;
    return { day, school, need, home, claims, isOver, ...dayCell(need, claims, home) };
  });
}

function indexClaims({
  entries,
  camps,
}: ChildInputs): ReadonlyMap<string, readonly CoverageClaim[]> {
  const byDay = new Map<string, CoverageClaim[]>();
  for (const entry of entries) {
    if (entry.status === 'cancelled') continue;
    for (const [day, claim] of coverageClaims(entry, camps(entry))) {
      const claims = byDay.get(day);
      if (claims) claims.push(claim);
      else byDay.set(day, [claim]);
    }
  }
  return byDay;
}
