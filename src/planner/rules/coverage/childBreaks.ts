import { addDays } from '#base/day/calendar.ts';
import { schoolYearStart } from '#camps/rules/season/calendarSeason.ts';
import { isSummerDay } from '#camps/rules/season/daysOff.ts';
import { nextDay } from './nextDay.ts';
import type { SchoolCalendar, SchoolDay } from './schoolDay.ts';

/** Weekdays in a row with one kind of word about them; a weekend between two of them does not part them. */
export type PlanBreak = {
  /** Its first day: names it in addresses. */
  key: string;
  kind: 'off' | 'digital' | 'early';
  /** First and last weekday. */
  from: string;
  to: string;
  /** Its days, sorted: Monday to Friday, and weekend days only where a parent has entered school. */
  days: readonly string[];
  /** The published names, each once, that of the most days first; none in summer. */
  names: readonly string[];
  /** Between two school years. */
  isSummer: boolean;
  isConfirmed: boolean;
};

export type YearOfBreaks = {
  /** The breaks in order. */
  breaks: readonly PlanBreak[];
  /** False if the end or start of school is unknown, so that the summer that ends the year of `from` is missing. */
  isSummerKnown: boolean;
};

/** The fewest consecutive free days in June and July that count as summer. */
const FEWEST_SUMMER_DAYS = 10;

/**
 * The days without school, digital days and early releases of one child from `from` to `to` (YYYY-MM-DD, such as
 * August 1 to July 31), as stretches. One that runs at `from` or at `to` is whole: a summer lasts into August.
 */
export function childBreaks(calendar: SchoolCalendar, from: string, to: string): YearOfBreaks {
  const breaks: PlanBreak[] = [];
  const summerYear = String(schoolYearStart(from) + 1);
  let isUnknown = false;
  for (let day = startOfRunning(from, calendar); day <= to; day = nextDay(day)) {
    const school = calendar(day);
    if (school.kind === 'unknown' && isSummerDay(day) && day.startsWith(summerYear)) {
      isUnknown = true;
    }
    const kind = kindOf(school);
    if (kind === null) continue;
    const found = toPlanBreak(kind, day, stretchFrom(day, kind, calendar));
    breaks.push(found);
    day = found.to;
  }
  // School may begin again in July, in a year that no calendar covers yet.
  const isFound = breaks.some((one) => one.isSummer && one.from.startsWith(summerYear));
  return { breaks, isSummerKnown: isFound || !isUnknown };
}

function kindOf({ kind }: SchoolDay): PlanBreak['kind'] | null {
  return kind === 'off' || kind === 'digital' || kind === 'early' ? kind : null;
}

/** The first day of the stretch that runs at `from`; `from` itself where none does. */
function startOfRunning(from: string, calendar: SchoolCalendar): string {
  const isWeekend = (day: string) => calendar(day).kind === 'weekend';
  let first = from;
  while (isWeekend(first)) first = addDays(first, 1);
  const kind = kindOf(calendar(first));
  if (kind === null) return from;
  // Ends, because every entry of a calendar begins.
  for (let day = addDays(first, -1); ; day = addDays(day, -1)) {
    if (isWeekend(day)) continue;
    if (kindOf(calendar(day)) !== kind) return first;
    first = day;
  }
}

type Named = SchoolDay & { day: string };

/** The day and those after it of the same kind, weekends left out. */
function stretchFrom(first: string, kind: PlanBreak['kind'], calendar: SchoolCalendar): Named[] {
  const days: Named[] = [];
  // Ends, because every entry of a calendar does.
  for (let day = first; ; day = nextDay(day)) {
    const school = calendar(day);
    if (school.kind === 'weekend') continue;
    if (kindOf(school) !== kind) return days;
    days.push({ ...school, day });
  }
}

const toPlanBreak = (
  kind: PlanBreak['kind'],
  first: string,
  days: readonly Named[],
): PlanBreak => ({
  key: first,
  kind,
  from: first,
  to: days.at(-1)?.day ?? first,
  days: days.map(({ day }) => day),
  names: namesOf(days),
  isSummer:
    kind === 'off' && days.filter(({ day }) => isSummerDay(day)).length >= FEWEST_SUMMER_DAYS,
  isConfirmed: days.every(({ isConfirmed }) => isConfirmed),
});

function namesOf(days: readonly Named[]): string[] {
  const counts = new Map<string, number>();
  for (const { name } of days) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}
