import { daysBetween } from '../day/calendar.ts';
import type { Camp } from '../camp/camp.ts';
import { readPrice } from './price.ts';

/** A week's price says what a day costs when the week is one: Monday to Friday, or a day less. */
const FEWEST_DAYS = 4;
const MOST_DAYS = 5;

/**
 * What one day costs in US cents, or null unless it is certain: said per day, free, or said per week by a
 * camp whose weeks all have the same four or five days. '$325' alone may be a day or all of it: unknown.
 */
export function perDayCents({ price, days }: Pick<Camp, 'price' | 'days'>): number | null {
  const said = readPrice(price);
  if (said.kind === 'free') return 0;
  if (said.kind === 'perDay') return said.cents;
  const daysAWeek = said.kind === 'perWeek' ? daysOfEachWeek(days ?? []) : null;
  return said.kind === 'perWeek' && daysAWeek ? Math.round(said.cents / daysAWeek) : null;
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
