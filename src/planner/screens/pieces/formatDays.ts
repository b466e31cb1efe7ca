import { formatList } from '#camps/camps.ts';
import { weekdayNames } from '#planner/words/week.ts';
import { addDays, dayRange, shortDay, WEEKDAYS, weekdayOf } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import { unbroken } from '#base/text/unbroken.ts';

/** 'Wednesday' */
export const longWeekday = (day: string): string => weekdayNames[weekdayOf(day)] ?? '';

/** 'Wednesday, Oct 7' */
export const longDay = (day: string): string => `${longWeekday(day)}, ${shortDay(day)}`;

/** 'Dec 28–Jan 4': the days of a break among those of whole weeks (YYYY-MM-DD, sorted). */
export function breakRange(
  { from, to }: { from: string; to: string },
  days: readonly string[],
): string {
  const own = days.filter((day) => from <= day && day <= to);
  return dayRange(own[0] ?? from, own.at(-1) ?? to);
}

/**
 * Days (YYYY-MM-DD, sorted) in words: 'Monday to Wednesday and Friday' within a week, else 'Dec 21–23 and Dec 28'.
 */
export function formatDays(days: readonly string[]): string {
  const isOneWeek = new Set(days.map(mondayOf)).size < 2;
  if (!isOneWeek) return formatList(stretchesOf(days).map(({ from, to }) => dayRange(from, to)));
  return weekdaysText(days, longWeekday);
}

/** As formatDays in the week of `today`, else with the dates: 'Mon to Wed, Dec 21–23'. */
export const formatDaysFrom = (days: readonly string[], today: string): string =>
  days.every((day) => mondayOf(day) === mondayOf(today)) ? formatDays(days) : formatDatedDays(days);

/** 'Mon to Wed, Oct 5–7', with the dates of the first and the last of them; '' for none. */
export function formatDatedDays(days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (mondayOf(first) !== mondayOf(last)) return formatDays(days);
  return `${weekdaysText(days, (day) => WEEKDAYS[weekdayOf(day)] ?? '')}, ${unbroken(dayRange(first, last))}`;
}

function weekdaysText(days: readonly string[], nameOf: (day: string) => string): string {
  return formatList(
    stretchesOf(days).flatMap(({ from, to }) => {
      if (from === to) return nameOf(from);
      const separator = addDays(from, 1) === to ? null : ' to ';
      return separator === null
        ? [nameOf(from), nameOf(to)]
        : nameOf(from) + separator + nameOf(to);
    }),
  );
}

/** Days in a row as one stretch each, both ends inclusive. */
function stretchesOf(days: readonly string[]): { from: string; to: string }[] {
  const stretches: { from: string; to: string }[] = [];
  for (const day of days) {
    const last = stretches.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else stretches.push({ from: day, to: day });
  }
  return stretches;
}
