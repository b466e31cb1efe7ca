import type { Point } from '#camps/rules/place/distance.ts';
import type { Sketch } from '#camps/rules/place/sketch.ts';
import { neighborhoods } from './neighborhoods.ts';

/** A sketch in units of the SVG, which is `WIDTH` wide. */
export type Drawn = {
  perMile: number;
  roads: string;
  lakes: string;
  river: string;
  places: { name: string; x: number; y: number }[];
};

export const WIDTH = 420;
export const HEIGHT = 220;
// In the city neighborhoods have names; far out one has to stand farther back to see any.
const MILES_ACROSS = [8.5, 13, 20] as const;
const FEWEST_NAMES = 3;
const MILES_PER_DEGREE = 69.1;

// Space around a name and around the pin in the middle, so that nothing overlaps.
const LETTER = 8.4;
const GAP = 4;
const NAME_HEIGHT = 18;
const PIN = { width: 44, above: 62, below: 12 };
// What the frame may cut off: it is wider than the picture on a desktop, and narrower on a phone.
const EDGE = { side: 14, top: 14, bottom: 14 };

/**
 * The land around a point, which is at the center: as near as shows three names, at most 20 miles wide; where there are
 * not so many, as near as shows the most.
 */
export function sketchAround(middle: Point, sketch: Sketch): Drawn {
  const [nearest, ...farther] = MILES_ACROSS;
  let view = viewOf(middle, sketch, nearest);
  for (const miles of farther) {
    if (view.places.length >= FEWEST_NAMES) break;
    const wider = viewOf(middle, sketch, miles);
    if (wider.places.length > view.places.length) view = wider;
  }
  return drawn(view, sketch);
}

type View = Pick<Drawn, 'perMile' | 'places'> & { toSpot: (at: readonly [number, number]) => Spot };

/** Names are few, and identify the drawn view: roads are thousands of points. */
function viewOf(middle: Point, { cities }: Sketch, milesAcross: number): View {
  const perMile = WIDTH / milesAcross;
  const perDegree = MILES_PER_DEGREE * perMile;
  const narrow = Math.cos((middle.latitude * Math.PI) / 180);
  const toSpot = ([longitude, latitude]: readonly [number, number]) => ({
    x: WIDTH / 2 + (longitude - middle.longitude) * perDegree * narrow,
    y: HEIGHT / 2 - (latitude - middle.latitude) * perDegree,
  });
  const places = [...cities, ...neighborhoods].map(([name, longitude, latitude]) => ({
    name,
    ...toSpot([longitude, latitude]),
  }));
  return { perMile, places: named(places), toSpot };
}

function drawn({ perMile, places, toSpot }: View, { roads, lakes, river }: Sketch): Drawn {
  const paths = (lines: Sketch['roads']) =>
    lines
      .map((line) => line.map(toSpot))
      .filter(isNear)
      .map(path);
  return {
    perMile,
    places,
    roads: paths(roads).join(''),
    lakes: paths(lakes)
      .map((ring) => `${ring}Z`)
      .join(''),
    river: paths([river]).join(''),
  };
}

const path = (spots: readonly Spot[]) =>
  spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

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

const PIN_BOX: Box = {
  left: (WIDTH - PIN.width) / 2,
  right: (WIDTH + PIN.width) / 2,
  top: HEIGHT / 2 - PIN.above,
  bottom: HEIGHT / 2 + PIN.below,
};

type Place = Spot & { name: string };

function boxOf({ name, x, y }: Place): Box {
  const half = (name.length * LETTER) / 2 + GAP;
  return { left: x - half, right: x + half, top: y - NAME_HEIGHT, bottom: y + 4 };
}

const isInside = ({ left, right, top, bottom }: Box) =>
  left > EDGE.side && right < WIDTH - EDGE.side && top > EDGE.top && bottom < HEIGHT - EDGE.bottom;

/** Names that fit into the picture without overlapping; larger cities come first. A name at the pin stands below it. */
function named(places: readonly Place[]): Drawn['places'] {
  const taken: Box[] = [PIN_BOX];
  return places.flatMap((place) => {
    const isAtPin = touch(boxOf(place), PIN_BOX);
    const moved = isAtPin ? { ...place, y: PIN_BOX.bottom + NAME_HEIGHT + 1 } : place;
    const box = boxOf(moved);
    if (!isInside(box) || taken.some((other) => touch(box, other))) return [];
    taken.push(box);
    return [moved];
  });
}
