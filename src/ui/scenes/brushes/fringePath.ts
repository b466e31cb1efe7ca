import { cutPath } from './cutPath.ts';
import { seededRandom, heightAt, type Stand } from './land.ts';

export type FringeShape = Stand & {
  /** The height of an average tree. */
  height: number;
  /** How often trees are missing, 0 to 1. */
  gap?: number;
  /** The width of the widest gap. */
  gapWidth?: number;
};

/** Little conifers standing on a ridge, all of them one path. */
export function fringePath({
  land,
  from,
  to,
  step,
  seed,
  sink,
  height,
  gap = 0.25,
  gapWidth = step * 2,
}: FringeShape): string {
  const next = seededRandom(seed);
  const path = cutPath(1);
  for (let x = from; x < to; x += step * (0.6 + next() * 0.8)) {
    if (next() < gap) {
      x += gapWidth * next();
      continue;
    }
    const y = heightAt(land, x) + sink;
    const h = height * (0.55 + next() * 0.75);
    const w = h * 0.3;
    path.move(x - w, y).line(x - w * 0.35, y - h * 0.5, x - w * 0.62, y - h * 0.5, x, y - h);
    path.line(x + w * 0.62, y - h * 0.5, x + w * 0.35, y - h * 0.5, x + w, y).close();
  }
  return path.d();
}
