export type PathPoint = readonly [x: number, y: number];

/** Every picture must come out the same each time: chance with a seed. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** How high the land is at `x`, for what stands on it. */
export function heightAt(points: readonly PathPoint[], x: number): number {
  for (const [index, [x2, y2]] of points.entries()) {
    const before = points[index - 1];
    if (before === undefined || x < before[0] || x > x2) continue;
    const t = (x - before[0]) / (x2 - before[0]);
    return before[1] + (y2 - before[1]) * t * t * (3 - 2 * t);
  }
  return points.at(-1)?.[1] ?? 0;
}

/** Trees along a ridge. */
export type Stand = {
  land: readonly PathPoint[];
  from: number;
  to: number;
  step: number;
  seed: number;
  /** How far the feet sink behind the ridge in front. */
  sink: number;
};
