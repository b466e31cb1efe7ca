import type { DistrictPlace } from '#planner/rules/calendar/districtPlace.ts';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { rangeWithYear } from '../../pieces/formatDays.ts';

const copy = schoolCalendarCopy.file;
/** More names than these are counted. */
const MOST_NAMES = 4;

/** 'Spring Break would be gone.': what goes with the district's calendar; '' for nothing. */
export function sayGone({ lost, endsOn }: DistrictPlace, today: string): string {
  const names = [...new Set(lost.map(({ name }) => name))];
  const more = names.length - MOST_NAMES;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMES), copy.goneMore(more)] : names;
  const later = endsOn === null ? [] : [copy.goneLater(rangeWithYear(endsOn, endsOn, today))];
  return [...(names.length > 0 ? [copy.gone(shown)] : []), ...later].join(' ');
}
