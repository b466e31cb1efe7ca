import { addDays } from '#base/day/calendar.ts';
import { type PlanBreak, type YearOfBreaks, childBreaks } from '../coverage/childBreaks.ts';
import { type FamilyBreak, familyBreaks } from './familyBreaks.ts';
import type { SchoolCalendar } from '../coverage/schoolDay.ts';
import type { PlannedYear } from './schoolYearRange.ts';

/** `past`: the breaks before the planned year. */
type PlanYear = YearOfBreaks & { past: readonly PlanBreak[] };

type Split = {
  /** The breaks that are not over, in order. */
  breaks: readonly FamilyBreak[];
  /** Those that are, the last one first. */
  pastBreaks: readonly FamilyBreak[];
};
type Kept = { years: readonly PlanYear[]; today: string; split: Split };

/** The memoized breaks, by the year of the first child. */
const kept = new WeakMap<PlanYear, Kept>();
const NO_BREAKS: Split = { breaks: [], pastBreaks: [] };

/**
 * The breaks of all children, by whether they are over on `today` (YYYY-MM-DD), and the very same lists as long as the
 * years are the same: the camps of a break are looked up anew for each new one.
 */
export function memoizedBreaks(years: readonly PlanYear[], today: string): Split {
  const [first] = years;
  if (!first) return NO_BREAKS;
  const known = kept.get(first);
  if (known && known.today === today && isSame(known.years, years)) return known.split;
  const all = familyBreaks(years.map((year) => [...year.past, ...year.breaks]));
  const split = {
    breaks: all.filter(({ to }) => to >= today),
    pastBreaks: all.filter(({ to }) => to < today).toReversed(),
  };
  kept.set(first, { years, today, split });
  return split;
}

const isSame = (a: readonly PlanYear[], b: readonly PlanYear[]) =>
  a.length === b.length && a.every((year, at) => year === b[at]);

const cachedYears = new WeakMap<SchoolCalendar, PlannedYear & { year: PlanYear }>();

/** Caches `childBreaks` for the same calendar and range. */
export function memoizedYear(calendar: SchoolCalendar, range: PlannedYear): PlanYear {
  const { since, from, to } = range;
  const known = cachedYears.get(calendar);
  if (known && known.since === since && known.from === from && known.to === to) {
    return known.year;
  }
  const past = since < from ? childBreaks(calendar, since, addDays(from, -1)).breaks : [];
  const year = { ...childBreaks(calendar, from, to), past };
  cachedYears.set(calendar, { ...range, year });
  return year;
}
