import { addDays } from '#base/day/calendar.ts';
import { type PlanBreak, type YearOfBreaks, childBreaks } from '../coverage/childBreaks.ts';
import { type FamilyBreak, familyBreaks } from './familyBreaks.ts';
import type { SchoolCalendar } from '../coverage/schoolDay.ts';
import type { PlannedYear } from './schoolYearRange.ts';

/** `from`: the first day of the planned year. `past`: the breaks before it, read on first use. */
type PlanYear = YearOfBreaks & { from: string; past: () => readonly PlanBreak[] };

type Split = {
  /** The breaks that are not over, in order. */
  breaks: readonly FamilyBreak[];
  /** Those that are, the last one first: read on first use, since no cell of the year needs them. */
  pastBreaks: () => readonly FamilyBreak[];
};
type Kept = { years: readonly PlanYear[]; today: string; split: Split };

/** The memoized breaks, by the year of the first child. */
const kept = new WeakMap<PlanYear, Kept>();
const NO_BREAKS: Split = { breaks: [], pastBreaks: () => [] };

/**
 * The breaks of all children, by whether they are over on `today` (YYYY-MM-DD), and the very same lists as long as the
 * years are the same: the camps of a break are looked up anew for each new one.
 */
export function memoizedBreaks(years: readonly PlanYear[], today: string): Split {
  const [first] = years;
  if (!first) return NO_BREAKS;
  const known = kept.get(first);
  if (known && known.today === today && isSame(known.years, years)) return known.split;
  const all = once(() => familyBreaks(years.map((year) => [...year.past(), ...year.breaks])));
  // A break that runs when the year begins is one with what siblings had off before.
  const isRunning = years.some(({ breaks: [one], from }) => one !== undefined && one.from < from);
  const ofYear = isRunning ? all() : familyBreaks(years.map((year) => year.breaks));
  const split = {
    breaks: ofYear.filter(({ to }) => to >= today),
    pastBreaks: once(() =>
      all()
        .filter(({ to }) => to < today)
        .toReversed(),
    ),
  };
  kept.set(first, { years, today, split });
  return split;
}

function once<T>(read: () => T): () => T {
  let known: { value: T } | null = null;
  return () => (known ??= { value: read() }).value;
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
  const past = once(() =>
    since < from ? childBreaks(calendar, since, addDays(from, -1)).breaks : [],
  );
  const year = { ...childBreaks(calendar, from, to), from, past };
  cachedYears.set(calendar, { ...range, year });
  return year;
}
