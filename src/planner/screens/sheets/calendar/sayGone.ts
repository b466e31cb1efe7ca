import type { DistrictPlace } from '#planner/rules/calendar/districtPlace.ts';
import { schoolCalendarCopy } from '#planner/words/calendar.ts';
import { rangeWithYear } from '#base/day/calendar.ts';

const copy = schoolCalendarCopy.file;
/** More names than these are counted. */
const MOST_NAMES = 4;

/** 'Spring Break would be gone.': what goes with the district's calendar; '' for nothing. */
export function sayGone({ lost, endsOn }: DistrictPlace, today: string): string {
  const names = [...new Set(lost.map(({ name }) => name))];
  const more = names.length - MOST_NAMES;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMES), copy.goneMore(more)] : names;
  const isAny = names.length > 0;
  const end = endsOn === null ? null : rangeWithYear(endsOn, endsOn, today);
  const later = end === null ? [] : [copy.goneLater(end, isAny)];
  return [...(isAny ? [copy.gone(shown)] : []), ...later].join(' ');
}
