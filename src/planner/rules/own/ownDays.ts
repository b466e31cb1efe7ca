import { addDays, weekdayOf } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import type { OwnKind } from '#family/rules/plan/planEntry.ts';
import type { PlanChild } from '../family/familyView.ts';

/** Days in a row (YYYY-MM-DD, both inclusive). `weekdays`: those of them, Sunday is 0; none: as the kind has it. */
export type OwnSpan = { from: string; to: string; weekdays: readonly number[] };

type SpanProblem = 'noFrom' | 'noTo' | 'order' | 'long';

/** Longer than a school year is a mistyped one. */
const LONGEST_SPAN = 400;

/**
 * What is wrong with a span; null for a valid one. noFrom, noTo: the first or the last day is missing. order: it ends
 * before it begins. long: more than 400 days.
 */
export function spanProblem({ from, to }: OwnSpan): SpanProblem | null {
  if (from === '') return 'noFrom';
  if (to === '') return 'noTo';
  if (to < from) return 'order';
  return daysBetween(from, to) > LONGEST_SPAN ? 'long' : null;
}

/** The days of a valid span, sorted. Without weekdays a trip has all of them, and anything else Monday to Friday. */
export function spanDays({ from, to, weekdays }: OwnSpan, kind: OwnKind): string[] {
  const days: string[] = [];
  const isWanted = (day: string) => {
    const weekday = weekdayOf(day);
    if (weekdays.length > 0) return weekdays.includes(weekday);
    return kind === 'away' || weekday % 6 !== 0;
  };
  for (let day = from; day <= to; day = addDays(day, 1)) if (isWanted(day)) days.push(day);
  return days;
}

/** The days that a child gets, and those left out because it has school. */
export type ChildOwnDays = { childId: string; days: string[]; school: string[] };

/** `days`: sorted. A day whose school is unknown is taken: only a known school day is left out. */
export function ownDaysOf(
  { child, cells }: Pick<PlanChild, 'child' | 'cells'>,
  days: readonly string[],
  withSchool: boolean,
): ChildOwnDays {
  const school = cells(days).flatMap(({ day, school: { kind } }) =>
    kind === 'school' ? [day] : [],
  );
  const left = withSchool ? days : days.filter((day) => !school.includes(day));
  return { childId: child.id, days: [...left], school };
}
