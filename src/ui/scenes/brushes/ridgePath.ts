import { cutPath } from './cutPath.ts';
import type { PathPoint } from './land.ts';

/** A smooth line of hills through points, filled down to `floor`. */
export function ridgePath(land: readonly PathPoint[], floor: number): string {
  const [first] = land;
  const last = land.at(-1);
  if (first === undefined || last === undefined) return '';
  const path = cutPath(1)
    .move(first[0], floor)
    .line(...first);
  for (const [index, p2] of land.entries()) {
    const p1 = land[index - 1];
    if (p1 === undefined) continue;
    const p0 = land[index - 2] ?? p1;
    const p3 = land[index + 1] ?? p2;
    path.curve(
      p1[0] + (p2[0] - p0[0]) / 6,
      p1[1] + (p2[1] - p0[1]) / 6,
      p2[0] - (p3[0] - p1[0]) / 6,
      p2[1] - (p3[1] - p1[1]) / 6,
      ...p2,
    );
  }
  return path.line(last[0], floor).close().d();
}
