import type { Camp } from '../camp/camp.ts';
import { column, type Column } from './column.ts';
import { type Hours, readHours } from '../text/hours.ts';
import { firstNumberCents } from '../text/price.ts';
import { perDayCents } from '../text/pricePerDay.ts';
import type { PriceReading, Range } from './rule.ts';

/** The camp's single days, YYYY-MM-DD; none when the listing gives none. */
export function dayColumn(camps: readonly Camp[]): Column<string[][]> {
  const { values, own } = column(camps, ({ days }) => days?.join(' ') ?? '');
  return { values: values.map((days) => (days === '' ? [] : days.split(' '))), own };
}

/** Years; null when the listing names none. One bound alone leaves the other end open. */
export function ageColumn(camps: readonly Camp[]): Column<(Range | null)[]> {
  const { values, own } = column(camps, ({ ageMin, ageMax }) =>
    ageMin === null && ageMax === null ? '' : `${ageMin ?? 0} ${ageMax ?? Infinity}`,
  );
  return { values: values.map(rangeOf), own };
}

function rangeOf(words: string): Range | null {
  if (words === '') return null;
  const [one = 0, other = one] = words.split(' ').map(Number);
  return { from: Math.min(one, other), to: Math.max(one, other) };
}

export function hoursColumn(camps: readonly Camp[]): Column<(Hours | 'unknown')[]> {
  const { values, own } = column(camps, ({ hours }) => hours);
  return { values: values.map(readHours), own };
}

const BETWEEN = '\u0000';

/** Cents; null when the price cannot be read that way. */
export function priceColumn(
  camps: readonly Camp[],
  reading: PriceReading,
): Column<(number | null)[]> {
  if (reading === 'firstNumber') {
    const { values, own } = column(camps, ({ price }) => price);
    return { values: values.map(firstNumberCents), own };
  }
  const { values, own } = column(
    camps,
    ({ price, days }) => `${price ?? ''}${BETWEEN}${days?.join(' ') ?? ''}`,
  );
  return { values: values.map(perDay), own };
}

function perDay(value: string): number | null {
  const [price = '', days = ''] = value.split(BETWEEN);
  return perDayCents({ price, days: days === '' ? null : days.split(' ') });
}
