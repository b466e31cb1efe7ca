import type { Camp } from '../camp/camp.ts';
import type { Column } from './column.ts';

/** Places of a list in another order: the smallest number first, what has none (NaN) last, ties as they came. */
export function orderBy(numbers: Float64Array): Uint32Array {
  const places = Uint32Array.from(numbers, (_, at) => at);
  return places.toSorted((a, b) => {
    const [one = NaN, other = NaN] = [numbers[a], numbers[b]];
    if (Number.isNaN(one) || Number.isNaN(other)) {
      return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b;
    }
    return one - other || a - b;
  });
}

/** Each camp's own number, NaN where there is none. */
export function numbersOf({ values, own }: Column<readonly (number | null)[]>): Float64Array {
  return Float64Array.from(own, (value) => values[value] ?? NaN);
}

/** When registration opens, else when the camp begins: milliseconds since 1970, NaN when neither is known. */
export function opensAt({ registrationOpensAt, days }: Camp): number {
  const opens = Date.parse(registrationOpensAt ?? '');
  if (!Number.isNaN(opens)) return opens;
  const first = (days ?? []).reduce((one, other) => (one < other ? one : other), '9999-12-31');
  return days === null || days.length === 0 ? NaN : Date.parse(`${first}T00:00:00Z`);
}
