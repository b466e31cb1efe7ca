import { mondayOf } from '#base/day/mondayOf.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import { groupSessions } from '#camps/rules/text/dates/campDays.ts';
import type { Price } from '#camps/rules/text/price.ts';
import type { CentsRange } from './cents.ts';

/** The highest price of a day around Atlanta. A larger amount without a unit is assumed to be for the session. */
const DEAREST_DAY_CENTS = 20_000;

export const isForSession = (price: Price): boolean =>
  price.kind === 'perSession' || (price.kind === 'flat' && price.cents > DEAREST_DAY_CENTS);

/**
 * What `days` cost, as an interval where the text does not say of what it is the price. `listedDays` are all days that
 * the camp is known to run (YYYY-MM-DD), none when they are not certain. A week costs the same for one of its days.
 */
export function bookingPrice(
  price: Price,
  days: readonly string[],
  listedDays: readonly string[],
): CentsRange | 'unknown' {
  switch (price.kind) {
    case 'unknown':
      return 'unknown';
    case 'free':
      return exactly(0);
    case 'perWeek':
      return exactly(weekSizes(days).length * price.cents);
    case 'perDay': {
      const { cents, perWeekCents } = price;
      const weeks = weekSizes(days).map((size) => Math.min(size * cents, perWeekCents ?? Infinity));
      return exactly(weeks.reduce((sum, week) => sum + week, 0));
    }
    case 'perSession':
    case 'flat':
      return flatCost(price, days, listedDays.length > 0 ? listedDays : days);
    default:
      return price satisfies never;
  }
}

/** '$95' for two days: 95 in all, or 95 a day. '$385' for five: never 385 a day, but two weeks may cost it twice. */
function flatCost(
  price: Extract<Price, { kind: 'flat' | 'perSession' }>,
  days: readonly string[],
  listedDays: readonly string[],
): CentsRange {
  const { cents } = price;
  if (days.length === 0) return exactly(0);
  const times = isForSession(price) ? sessionsTouched(days, listedDays) : days.length;
  return { low: cents, high: times * cents };
}

/** Counts the sessions that the days touch, at least one. */
function sessionsTouched(days: readonly string[], listedDays: readonly string[]): number {
  const touched = groupSessions(listedDays).filter(({ start, end }) =>
    days.some((day) => start <= day && day <= end),
  );
  return Math.max(touched.length, 1);
}

const exactly = (cents: number): CentsRange => ({ low: cents, high: cents });

/** A list of camps needs the few days of one break, hundreds of times. */
const knownMonday = memoize(new Map<string, string>(), mondayOf);

/** How many of the days lie in each week, Monday to Sunday. */
function weekSizes(days: readonly string[]): number[] {
  const sizes = new Map<string, number>();
  for (const day of days) {
    const monday = knownMonday(day);
    sizes.set(monday, (sizes.get(monday) ?? 0) + 1);
  }
  return [...sizes.values()];
}
