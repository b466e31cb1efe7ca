/** The rows near the screen, and one row with the rows beside it, wherever it is. Sorted. */
export function withNeighbors(
  near: readonly number[],
  row: number | null,
  count: number,
): number[] {
  if (row === null) return [...near];
  const kept = [row - 1, row, row + 1].filter((one) => one >= 0 && one < count);
  return [...new Set([...near, ...kept])].toSorted((a, b) => a - b);
}
