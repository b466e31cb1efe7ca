import { createElement, Fragment } from 'react';
import { cutPath } from './cutPath.ts';
import { seededRandom, heightAt, type Stand } from './land.ts';
import { paper, type Paper } from './paper.ts';

/** Round-headed hardwoods for autumn ridges, one path for each color. */
export function Hardwoods({
  land,
  from,
  to,
  step,
  seed,
  sink,
  size,
  fills,
}: Stand & { size: number; fills: readonly Paper[] }) {
  const next = seededRandom(seed);
  const stands = fills.map((fill) => ({ fill, path: cutPath(1) }));
  for (let x = from; x < to; x += step * (0.5 + next() * 0.9)) {
    const y = heightAt(land, x) + sink;
    const s = size * (0.6 + next() * 0.7);
    const tree = stands[Math.floor(next() * fills.length)]?.path.move(x - s * 0.55, y);
    tree?.curve(x - s * 0.85, y - s * 0.5, x - s * 0.5, y - s * 1.25, x, y - s * 1.25);
    tree?.curve(x + s * 0.5, y - s * 1.25, x + s * 0.85, y - s * 0.5, x + s * 0.55, y).close();
  }
  // Children, not a list: the same color may stand twice, one row behind the other.
  return createElement(
    Fragment,
    null,
    ...stands.map(({ fill, path }) => createElement('path', { d: path.d(), fill: paper(fill) })),
  );
}
