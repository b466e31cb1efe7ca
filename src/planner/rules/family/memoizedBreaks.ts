import { type YearOfBreaks, childBreaks } from '../coverage/childBreaks.ts';
import { type FamilyBreak, familyBreaks } from './familyBreaks.ts';
import type { SchoolCalendar } from '../coverage/schoolDay.ts';

type Kept = { years: readonly YearOfBreaks[]; today: string; breaks: readonly FamilyBreak[] };

/** The memoized breaks, by the year of the first child. */
const kept = new WeakMap<YearOfBreaks, Kept>();
const NO_BREAKS: readonly FamilyBreak[] = [];

/**
 * The breaks of all children that are not over on `today` (YYYY-MM-DD), and the very same list as long as the years are
 * the same: the camps of a break are looked up anew for each new one.
 */
export function memoizedBreaks(
  years: readonly YearOfBreaks[],
  today: string,
): readonly FamilyBreak[] {
  const [first] = years;
  if (!first) return NO_BREAKS;
  const known = kept.get(first);
  if (known && known.today === today && isSame(known.years, years)) return known.breaks;
  const breaks = familyBreaks(years.map((year) => year.breaks)).filter(({ to }) => to >= today);
  kept.set(first, { years, today, breaks });
  return breaks;
}

const isSame = (a: readonly YearOfBreaks[], b: readonly YearOfBreaks[]) =>
  a.length === b.length && a.every((year, at) => year === b[at]);

type Range = { from: string; to: string };

const cachedYears = new WeakMap<SchoolCalendar, Range & { year: YearOfBreaks }>();

/** Caches `childBreaks` for the same calendar and range (YYYY-MM-DD). */
export function memoizedYear(calendar: SchoolCalendar, { from, to }: Range): YearOfBreaks {
  const known = cachedYears.get(calendar);
  if (known && known.from === from && known.to === to) return known.year;
  const year = childBreaks(calendar, from, to);
  cachedYears.set(calendar, { from, to, year });
  return year;
}
