/** The value below which `part` (0 to 1) of the values lie; nearest rank. NaN when there are none. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const upper = sorted[Math.floor(half)] ?? Number.NaN;
  return Number.isInteger(half) ? ((sorted[half - 1] ?? Number.NaN) + upper) / 2 : upper;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** 1: ten times the camps cost ten times as much. 0: they cost nothing more. */
export function growth(from: { size: number; value: number }, to: { size: number; value: number }) {
  return Math.log(to.value / from.value) / Math.log(to.size / from.size);
}
