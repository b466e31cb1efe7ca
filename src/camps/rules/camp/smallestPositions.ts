/**
 * The positions of the smallest of these values. Empty when none is the best: with fewer than two values, with an
 * unknown one (null), or when all are the same.
 */
export function smallestPositions(values: readonly (number | null)[]): number[] {
  const known = values.filter((value) => value !== null);
  const best = Math.min(...known);
  const found = values.flatMap((value, position) => (value === best ? [position] : []));
  return known.length < 2 || known.length < values.length || found.length === values.length
    ? []
    : found;
}
