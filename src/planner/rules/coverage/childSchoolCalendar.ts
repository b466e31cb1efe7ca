import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import {
  type CalendarEntry,
  createSchoolCalendar,
  type SchoolCalendar,
  type SchoolTerm,
} from './schoolDay.ts';

/**
 * The school calendar of one child: the rows of its district ('' for none), unless its school has a calendar of its own,
 * and over them `ownDays`, the child's own rows.
 */
export function childSchoolCalendar(
  districtId: string,
  hasOwnCalendar: boolean,
  schoolBreaks: readonly SchoolBreak[],
  ownDays: readonly OwnDays[],
): SchoolCalendar {
  const ofDistrict = hasOwnCalendar
    ? []
    : schoolBreaks.filter((row) => row.districtId === districtId);
  const entries = [...ofDistrict.map(districtEntry), ...ownDays.map(ownEntry)];
  return createSchoolCalendar(entries, ofDistrict.flatMap(termOf));
}

function districtEntry(row: SchoolBreak): CalendarEntry {
  const { startsOn: from, endsOn: to, dayKind: kind, name, letsOutAt } = row;
  return { from, to, kind, source: 'district', name, isConfirmed: isConfirmed(row), letsOutAt };
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
