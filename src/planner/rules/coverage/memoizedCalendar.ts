import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import type { SchoolCalendar } from './schoolDay.ts';
import { type ChildSchool, childSchoolCalendar } from './childSchoolCalendar.ts';

type School = ChildSchool & { childId: string };
type Kept = { school: School; calendar: SchoolCalendar };

/** The last calendar of each child, by the rows of all districts. */
const kept = new WeakMap<readonly SchoolBreak[], Map<string, Kept>>();

/**
 * Caches `childSchoolCalendar` while its rows are equal: most changes of a plan do not affect a school, and a calendar
 * costs more than all the rest of a change. Rows are compared by value, as storage reads each of them again.
 */
export function memoizedCalendar(
  school: School,
  schoolBreaks: readonly SchoolBreak[],
): SchoolCalendar {
  const byChild = kept.get(schoolBreaks) ?? new Map<string, Kept>();
  kept.set(schoolBreaks, byChild);
  const known = byChild.get(school.childId);
  if (known && isSame(known.school, school)) return known.calendar;
  const calendar = childSchoolCalendar(school, schoolBreaks);
  byChild.set(school.childId, { school, calendar });
  return calendar;
}

const isSame = (a: School, b: School): boolean =>
  a.districtId === b.districtId &&
  a.gradeLevel === b.gradeLevel &&
  a.hasOwnCalendar === b.hasOwnCalendar &&
  a.ownDays.length === b.ownDays.length &&
  a.ownDays.every((row, at) => saysSame(row, b.ownDays[at]));

/** All that a calendar reads of a row. */
const saysSame = (a: OwnDays, b: OwnDays | undefined): boolean =>
  b !== undefined &&
  a.from === b.from &&
  a.to === b.to &&
  a.dayKind === b.dayKind &&
  a.source === b.source &&
  a.name === b.name &&
  a.letsOutAt === b.letsOutAt;
