import type { Point } from '#domain/place/distance.ts';
import type { Sketch } from '#domain/place/sketch.ts';
import { neighborhoods } from './neighborhoods.ts';

/** In units of the SVG, which is `WIDTH` wide. */
export type Drawn = {
  roads: string;
  lakes: string;
  river: string;
  places: { name: string; x: number; y: number }[];
};

export const WIDTH = 420;
export const HEIGHT = 200;
/** A few streets of the city, so that the neighborhoods have names. */
const MILES_ACROSS = 8.5;
const MILES_PER_DEGREE = 69.1;
export const PER_MILE = WIDTH / MILES_ACROSS;

// Space around a name and around the pin in the middle, so that nothing overlaps.
const LETTER = 7.6;
const NAME_HEIGHT = 18;
const PIN = { width: 44, above: 62, below: 12 };
// What the frame may cut off: it is wider than the picture on a desktop, and narrower on a phone.
const EDGE = { side: 26, top: 18, bottom: 20 };

/** The land around a point, which is at the center. */
export function sketchAround(middle: Point, sketch: Sketch): Drawn {
  const perDegree = MILES_PER_DEGREE * PER_MILE;
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  const toPixels = ([longitude, latitude]: readonly [number, number]) => ({
    x: WIDTH / 2 + (longitude - middle.longitude) * perDegree * narrow,
    y: HEIGHT / 2 - (latitude - middle.latitude) * perDegree,
  });
  const path = (line: Sketch['river']) =>
    line
      .map(toPixels)
      .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('');
  const near = (line: Sketch['river']) => isNear(line.map(toPixels));
  return {
    roads: sketch.roads.filter(near).map(path).join(''),
    lakes: sketch.lakes
      .filter(near)
      .map((ring) => `${path(ring)}Z`)
      .join(''),
    river: near(sketch.river) ? path(sketch.river) : '',
    places: named(
      [...sketch.cities, ...neighborhoods].map(([name, ...at]) => ({
        name,
        ...toPixels([at[0], at[1]]),
      })),
    ),
  };
}

type Spot = { x: number; y: number };

function isNear(spots: readonly Spot[]): boolean {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return (
    Math.max(...xs) > 0 &&
    Math.min(...xs) < WIDTH &&
    Math.max(...ys) > 0 &&
    Math.min(...ys) < HEIGHT
  );
}

type Box = { left: number; right: number; top: number; bottom: number };
const touch = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** Names that fit into the picture without overlapping; larger cities come first. */
function named(places: readonly (Spot & { name: string })[]): Drawn['places'] {
  const taken: Box[] = [
    {
      left: (WIDTH - PIN.width) / 2,
      right: (WIDTH + PIN.width) / 2,
      top: HEIGHT / 2 - PIN.above,
      bottom: HEIGHT / 2 + PIN.below,
    },
  ];
  return places.filter(({ name, x, y }) => {
    const half = (name.length * LETTER) / 2;
    const box = { left: x - half, right: x + half, top: y - NAME_HEIGHT, bottom: y + 4 };
    const isInside =
      box.left > EDGE.side &&
      box.right < WIDTH - EDGE.side &&
      box.top > EDGE.top &&
      y < HEIGHT - EDGE.bottom;
    if (!isInside || taken.some((other) => touch(box, other))) return false;
    taken.push(box);
    return true;
  });
}
