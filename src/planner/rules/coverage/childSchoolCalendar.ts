import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import { levelBells, levelOfGrade, type SchoolLevel } from '../calendar/schoolLevel.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import {
  type CalendarEntry,
  createSchoolCalendar,
  type SchoolCalendar,
  type SchoolTerm,
} from './schoolDay.ts';

/** What a child's calendar is made of, besides the rows of all districts. */
export type ChildSchool = {
  /** '' for none. */
  districtId: string;
  /** One of GRADES, '' for none: it decides which bell counts. */
  gradeLevel: string;
  hasOwnCalendar: boolean;
  /** The child's own rows. */
  ownDays: readonly OwnDays[];
};

/**
 * The school calendar of one child: the rows of its district, unless its school has a calendar of its own, and over them
 * the child's own rows.
 */
export function childSchoolCalendar(
  { districtId, gradeLevel, hasOwnCalendar, ownDays }: ChildSchool,
  schoolBreaks: readonly SchoolBreak[],
): SchoolCalendar {
  const level = levelOfGrade(gradeLevel);
  const ofDistrict = hasOwnCalendar
    ? []
    : schoolBreaks.filter((row) => row.districtId === districtId);
  const ofLevel = ofDistrict.map((row) => districtEntry(row, level));
  // A day of school that another level's early day leaves comes first: of two rows of one day the later one counts.
  const inOrder = ofLevel.toSorted(
    (a, b) => Number(b.kind === 'school') - Number(a.kind === 'school'),
  );
  const entries = [...inOrder, ...ownDays.map(ownEntry)];
  return createSchoolCalendar(entries, ofDistrict.flatMap(termOf));
}

function districtEntry(row: SchoolBreak, level: SchoolLevel | null): CalendarEntry {
  const { startsOn: from, endsOn: to, dayKind: kind, name, letsOutAt } = row;
  const entry = {
    from,
    to,
    kind,
    source: 'district' as const,
    name,
    isConfirmed: isConfirmed(row),
  };
  const bells = levelBells(row);
  if (bells === null) {
    return { ...entry, letsOutAt, caveat: row.mayBeMadeUp ? 'mayBeMadeUp' : null };
  }
  if (level === null) {
    const known = Object.values(bells).filter((bell) => bell !== null);
    return { ...entry, letsOutAt: Math.min(...known), caveat: 'gradeDecides' };
  }
  const bell = bells[level];
  return bell === null
    ? { ...entry, kind: 'school', letsOutAt: null }
    : { ...entry, letsOutAt: bell };
}

function termOf(row: SchoolBreak): SchoolTerm[] {
  if (row.kind !== 'first_day' && row.kind !== 'last_day') return [];
  const kind = row.kind === 'first_day' ? 'firstDay' : 'lastDay';
  return [{ kind, day: row.startsOn, isConfirmed: isConfirmed(row) }];
}

const isConfirmed = ({ status }: SchoolBreak) => status === 'confirmed';

const ownEntry = ({ from, to, dayKind, source, name, letsOutAt }: OwnDays): CalendarEntry => ({
  from,
  to,
  kind: dayKind,
  source,
  name,
  isConfirmed: true,
  letsOutAt,
});
