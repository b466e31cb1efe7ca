import type { Filters } from './filters.ts';

/** A range with both ends inclusive. */
export type Range = { from: number; to: number };

/** First and last day, YYYY-MM-DD, both inclusive. */
export type DaySpan = { from: string; to: string };

/**
 * The days of the filters, or null when no date is set. The end defaults to the start; a lone end is one day, and
 * two ends in the wrong order are swapped.
 */
export function readDays(filters: Pick<Filters, 'start' | 'end'>): DaySpan | null {
  const start = filters.start || filters.end;
  const end = filters.end || filters.start;
  if (start === '') return null;
  return start <= end ? { from: start, to: end } : { from: end, to: start };
}

/** Ages in years from '7' or '5-16', or null. Ends in the wrong order are swapped. */
export function ageFilterRange({ ages }: Pick<Filters, 'ages'>): Range | null {
  return rangeOf(ages);
}

/** The price in cents from '0-80' in dollars, or null. Ends in the wrong order are swapped. */
export function readPriceRange({ price }: Pick<Filters, 'price'>): Range | null {
  const dollars = rangeOf(price);
  return dollars && { from: dollars.from * 100, to: dollars.to * 100 };
}

/** How far away a camp may be, in miles; null when any distance will do. */
export function readMiles({ near, within }: Pick<Filters, 'near' | 'within'>): number | null {
  return near === '' || within === '' ? null : Number(within);
}

function rangeOf(text: string): Range | null {
  if (text === '') return null;
  const [one = 0, other = one] = text.split('-').map(Number);
  return one <= other ? { from: one, to: other } : { from: other, to: one };
}
