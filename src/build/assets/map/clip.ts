import type { Position } from 'geojson';

/** West, south, east, north in degrees. */
export type Box = readonly [number, number, number, number];

const inside = ([x = 0, y = 0]: Position, [west, south, east, north]: Box) =>
  x >= west && x <= east && y >= south && y <= north;

/** About 100 m: finer than anything the map is drawn from. */
const round = (point: Position): Position => point.map((degrees) => Number(degrees.toFixed(3)));

/** The part of a closed ring that lies in the box (Sutherland-Hodgman), closed again; null when none does. */
export function clipRing(ring: readonly Position[], box: Box): Position[] | null {
  let kept = ring.slice(0, -1);
  for (const [axis, edge, sign] of [
    [0, box[0], 1],
    [0, box[2], -1],
    [1, box[1], 1],
    [1, box[3], -1],
  ] as const) {
    kept = kept.flatMap((from, index) => {
      const to = kept[(index + 1) % kept.length] ?? from;
      const [a = 0, b = 0] = [from[axis], to[axis]];
      const [fromIn, toIn] = [sign * (a - edge) >= 0, sign * (b - edge) >= 0];
      if (fromIn === toIn) return fromIn ? [from] : [];
      const part = (edge - a) / (b - a);
      const crossing = from.map((value, i) => value + ((to[i] ?? value) - value) * part);
      return fromIn ? [from, crossing] : [crossing];
    });
  }
  const first = kept[0];
  return first === undefined || kept.length < 3 ? null : [...kept, first].map(round);
}

/** The pieces of a line that lie in the box, each with one point beyond the edge. */
export function clipLine(line: readonly Position[], box: Box): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  for (const [index, point] of line.entries()) {
    const near = [line[index - 1], point, line[index + 1]];
    if (near.some((one) => one !== undefined && inside(one, box))) piece.push(round(point));
    else {
      pieces.push(piece);
      piece = [];
    }
  }
  return [...pieces, piece].filter(({ length }) => length > 1);
}

/** Middle of the area within a closed ring, and the area in square degrees. */
export function centroid(ring: readonly Position[]): { middle: Position; area: number } {
  let [twice, x, y] = [0, 0, 0];
  for (const [index, [a = 0, b = 0]] of ring.slice(0, -1).entries()) {
    const [c = 0, d = 0] = ring[index + 1] ?? [];
    const cross = a * d - c * b;
    twice += cross;
    x += (a + c) * cross;
    y += (b + d) * cross;
  }
  return { middle: round([x / (3 * twice), y / (3 * twice)]), area: Math.abs(twice / 2) };
}
