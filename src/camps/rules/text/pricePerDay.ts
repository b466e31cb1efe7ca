import { daysBetween } from '#base/day/daysBetween.ts';
import type { Camp } from '../camp/camp.ts';
import { readPrice } from './price.ts';

/** A price per week gives the price of a day when each week has so many days: Monday to Friday, or one less. */
const FEWEST_DAYS = 4;
const MOST_DAYS = 5;

/**
 * What one day costs in US cents, or null unless it is certain: named per day, free, or named per week by a camp
 * whose weeks all have the same four or five days. '$325' alone may be for a day or for all of it: unknown.
 */
export function perDayCents({ price, days }: Pick<Camp, 'price' | 'days'>): number | null {
  const read = readPrice(price);
  if (read.kind === 'free') return 0;
  if (read.kind === 'perDay') return read.cents;
  const daysAWeek = read.kind === 'perWeek' ? daysOfEachWeek(days ?? []) : null;
  return read.kind === 'perWeek' && daysAWeek ? Math.round(read.cents / daysAWeek) : null;
}

/**
 * What a day costs in US cents if an amount without a unit pays for all of these days; null for other prices. '$95' may
 * be for one day: screens say the condition with it.
 */
export function perDayIfForAll(
  { price }: Pick<Camp, 'price'>,
  days: readonly string[],
): number | null {
  const read = readPrice(price);
  return read.kind === 'flat' && days.length > 0 ? Math.round(read.cents / days.length) : null;
}

/** A Monday: weeks are counted from it. */
const FIRST_MONDAY = '2024-01-01';

function daysOfEachWeek(days: readonly string[]): number | null {
  const counts = new Map<number, number>();
  for (const day of days) {
    const week = Math.floor(daysBetween(FIRST_MONDAY, day) / 7);
    counts.set(week, (counts.get(week) ?? 0) + 1);
  }
  const [count = 0, ...others] = new Set(counts.values());
  return others.length === 0 && count >= FEWEST_DAYS && count <= MOST_DAYS ? count : null;
}
