import type { Camp } from '../camp/camp.ts';
import { EARTH_RADIUS_MILES, type Point } from '../place/distance.ts';
import type { Gazetteer } from '../place/gazetteer.ts';
import { campPoint, type Near } from './near.ts';

/**
 * How far each camp is from a point, in a measure that only orders and compares: the square of the straight
 * line through an earth of radius 1. NaN when nobody knows where the camp is. Ten thousand camps cost three
 * products each instead of the sines of `milesBetween`.
 */
export function farnessOf(camps: readonly Camp[]) {
  let known: { gazetteer: Gazetteer; points: Float64Array } | null = null;
  let last: { near: Near; far: Float64Array } | null = null;
  return (near: Near): Float64Array => {
    const { from, gazetteer } = near;
    if (last !== null && isSame(last.near, near)) return last.far;
    if (known?.gazetteer !== gazetteer) {
      known = { gazetteer, points: pointsOf(camps, gazetteer) };
    }
    const { points } = known;
    const here = onSphere(from);
    const far = new Float64Array(camps.length);
    for (let at = 0; at < far.length; at += 1) {
      const across = (points[at * 3] ?? 0) - here[0];
      const deep = (points[at * 3 + 1] ?? 0) - here[1];
      const up = (points[at * 3 + 2] ?? 0) - here[2];
      far[at] = across * across + deep * deep + up * up;
    }
    last = { near, far };
    return far;
  };
}

/** Miles in that measure. */
export function farnessAt(miles: number): number {
  return (2 * Math.sin(miles / EARTH_RADIUS_MILES / 2)) ** 2;
}

const isSame = (one: Near, other: Near) =>
  one.gazetteer === other.gazetteer &&
  one.from.latitude === other.from.latitude &&
  one.from.longitude === other.from.longitude;

function pointsOf(camps: readonly Camp[], gazetteer: Gazetteer): Float64Array {
  const points = new Float64Array(camps.length * 3);
  camps.forEach((camp, at) => {
    const point = campPoint(camp, gazetteer);
    points.set(point ? onSphere(point) : [NaN, NaN, NaN], at * 3);
  });
  return points;
}

function onSphere({ latitude, longitude }: Point): [number, number, number] {
  const up = (latitude * Math.PI) / 180;
  const around = (longitude * Math.PI) / 180;
  return [Math.cos(up) * Math.cos(around), Math.cos(up) * Math.sin(around), Math.sin(up)];
}
