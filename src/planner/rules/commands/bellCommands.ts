import { sessionDays } from '#camps/rules/text/dates/campDates.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays, PlanCommand } from '#family/rules/plan/planRows.ts';
import type { CalendarSource, SchoolCalendar } from '../coverage/schoolDay.ts';
import { putOwnDays } from './dayCommands.ts';

type EarlyDays = {
  ownDays: readonly OwnDays[];
  /** The rows of the child's district. */
  district: readonly SchoolBreak[];
  childId: string;
  /** The published name of the days. */
  name: string;
  /** The child's. */
  school: SchoolCalendar;
  /** YYYY-MM-DD: days before it stay as they are. */
  today: string;
};

/**
 * Answers for all early days of one name when school lets out (minutes after midnight), where no calendar says so: rows of
 * a file are edited, those of the district are written over by the parent's own, where no other row speaks of the day.
 */
export function setBells(
  { ownDays, district, childId, name, school, today }: EarlyDays,
  letsOutAt: number,
  newId: () => string,
): PlanCommand[] {
  const isAsked = (row: { name: string; dayKind: string; letsOutAt: number | null }) =>
    row.name === name && row.dayKind === 'early' && row.letsOutAt === null;
  const spansFrom = (source: CalendarSource, start: string, end: string) =>
    groupSessions(
      sessionDays([{ start, end }]).filter((day) => day >= today && school(day).source === source),
    );
  return [
    ...ownDays
      .filter((row) => row.childId === childId && isAsked(row))
      .filter(({ source, from, to }) => spansFrom(source, from, to).length > 0)
      .map(({ id }): PlanCommand => ({ kind: 'own_days', id, set: { letsOutAt } })),
    ...district
      .filter(isAsked)
      .flatMap(({ startsOn, endsOn }) => spansFrom('district', startsOn, endsOn))
      .map(({ start: from, end: to }) =>
        putOwnDays({
          id: newId(),
          childId,
          from,
          to,
          dayKind: 'early',
          source: 'parent',
          name,
          letsOutAt,
        }),
      ),
  ];
}
