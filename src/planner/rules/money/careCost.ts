import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';
import { bookingPrice } from './bookingPrice.ts';
import type { CentsRange } from './cents.ts';

/**
 * What before or after care costs on these days (YYYY-MM-DD): the listing's price for each of them or for each week, an
 * interval where it does not say of what it is the price; else the whole amount that the family has entered.
 */
export function careCost(
  { cents, rate }: Pick<ExtendedCare, 'cents' | 'rate'>,
  days: readonly string[],
): CentsRange | 'unknown' {
  if (!rate) return cents === null ? 'unknown' : { low: cents, high: cents };
  if (days.length === 0) return rate.cents === 0 ? { low: 0, high: 0 } : 'unknown';
  switch (rate.per) {
    case 'day':
      return bookingPrice({ kind: 'perDay', cents: rate.cents, perWeekCents: null }, days, []);
    case 'week':
      return bookingPrice({ kind: 'perWeek', cents: rate.cents }, days, []);
    case null:
      return { low: rate.cents, high: rate.cents * days.length };
    default:
      return rate.per satisfies never;
  }
}
