import { cutPath } from '#ui/scenes/brushes/cutPath.ts';
import { fringePath } from '#ui/scenes/brushes/fringePath.ts';
import { heightAt, type PathPoint } from '#ui/scenes/brushes/land.ts';
import { ridgePath } from '#ui/scenes/brushes/ridgePath.ts';
import { canoe, dome, fir, hardwood, loblolly, skyline, tent } from './landmarks.ts';
import type { Cloth } from '../../parts/card/ActivityPatch.tsx';
import type { Break } from '#camps/rules/season/season.ts';
import type { Land } from './landOf.ts';
import { posterShades, type Shades } from './posterColors.ts';

export type Landscape = {
  land: Land;
  width: number;
  /** The height from the top of the sky to the lower edge. */
  height: number;
  /** The height of the land: 1 for a tall sheet. */
  rise: number;
  /** The position of the sun, in shares of the width, and how far above the lower edge. */
  sun: { across: number; up: number; r: number };
  /** How far what stands on the left and in the middle is moved to the right, in shares of the width. */
  shift?: number;
};

/** Heights above the lower edge, at equal steps from the left to the right. */
const ridges = [
  {
    far: [262, 300, 286, 322, 300, 276, 306],
    mid: [206, 232, 198, 176, 206, 236, 214],
    near: [150, 124, 98, 92, 118, 150, 176],
    front: [118, 96, 58, 34, 40, 66, 96],
  },
  {
    far: [296, 270, 252, 282, 316, 300, 262],
    mid: [232, 214, 182, 168, 178, 190, 182],
    near: [178, 152, 112, 84, 74, 70, 68],
    front: [126, 104, 62, 22, 2, -8, -8],
  },
  {
    far: [250, 288, 320, 306, 268, 250, 270],
    mid: [184, 166, 186, 222, 236, 206, 180],
    near: [96, 112, 142, 158, 132, 100, 112],
    front: [40, 30, 42, 76, 104, 112, 92],
  },
] as const;

/** Which crown, and how tall. */
const woodKinds = [
  [0, 88],
  [1, 112],
  [2, 96],
] as const;

// A build draws each of them for dozens of camps.
const drawn = new Map<string, string>();

/** A piece of Georgia under a camp's own sky: the sun and its rings, then land from the farthest ridge to the nearest. */
export function landscape({
  cloth,
  trees = null,
  ...picture
}: Landscape & { cloth: Cloth; trees?: Break | null }): string {
  const key = JSON.stringify([cloth, trees, picture]);
  const known = drawn.get(key) ?? drawLand(picture, posterShades(cloth, trees));
  drawn.set(key, known);
  return known;
}

/** The height of a ridge at `x`, in whole pixels. */
const on = (points: readonly PathPoint[], x: number) => Math.round(heightAt(points, x));

/** The same in any colors. */
export function drawLand(
  { land, width, height, rise, sun, shift = 0 }: Landscape,
  shades: Shades,
): string {
  const floor = height + 20;
  const line = (ups: readonly number[]): PathPoint[] =>
    ups.map((up, at) => [(at * width) / (ups.length - 1), height - up * rise]);
  const { far, mid, near, front } = ridges[land];
  const lines = { far: line(far), mid: line(mid), near: line(near), front: line(front) };
  const at = (share: number) => Math.round(width * share);
  const [sunX, sunY] = [at(sun.across), height - sun.up];
  const rings = [7.4, 5.2, 3.5, 2.1];
  const up = (high: number) => Math.round(height - high * rise);
  // Landmarks shrink less than hills do; text is above the left ones.
  const stand = Math.sqrt(rise);
  const tree = (x: number, size: number) =>
    fir(x, on(lines.front, x) + 28 * rise, size * (x < width / 3 ? rise : stand), shades);
  const camp = (x: number, size: number, isSecond = false) =>
    tent(x, on(lines.front, x) + 18 * rise, size * stand, shades, isSecond);
  const woods = (points: readonly PathPoint[], ...shares: number[]) =>
    shares
      .map((share, index) => {
        const [kind, size] = woodKinds[index % 3] ?? woodKinds[0];
        return hardwood(at(share), on(points, at(share)) + 14 * rise, size * stand, kind, shades);
      })
      .join('');
  const hills = (points: readonly PathPoint[], fill: string) =>
    `<path d="${ridgePath(points, floor)}" fill="${fill}"/>`;
  const trees = (points: readonly PathPoint[], fill: string, size: number, seed: number) => {
    const tall = size * rise;
    const gaps = { step: tall * 0.55, gap: 0.35, gapWidth: tall * 2.4 };
    const d = fringePath({
      land: points,
      from: 4,
      to: width,
      sink: 8,
      seed,
      height: tall,
      ...gaps,
    });
    return `<path d="${d}" fill="${fill}"/>`;
  };
  const standing = {
    // A dome in the east, a tent on the bank.
    0: () => ({
      behind: dome(at(0.78), on(lines.mid, at(0.78)) + 40 * rise, 0.92 * stand, shades),
      between: woods(lines.near, 0.3, 0.365, 0.43, 0.7, 0.755),
      before:
        camp(at(0.19 + shift), 1) +
        tree(at(0.045 + shift), 190) +
        tree(at(0.87), 150) +
        tree(at(0.955), 220),
    }),
    // A lake with a canoe under a loblolly pine.
    1: () => ({
      behind: skyline(
        at(0.36 + shift),
        on(lines.mid, at(0.44 + shift)) + 26 * rise,
        0.8 * rise,
        shades,
      ),
      between:
        woods(lines.near, 0.26, 0.32, 0.375, 0.66, 0.83) +
        `<path d="M${at(0.2)} ${floor}V${up(40)}Q${at(0.34)} ${up(98)} ${at(0.5)} ${up(96)}H${width}V${floor}z" fill="${shades.water}"/>` +
        `<path d="${glints(sunX, up(78), rise)}" fill="${shades.glint}"/>` +
        canoe(at(0.6 + shift), up(54), 0.62 * stand, shades),
      before:
        loblolly(at(0.915), height + 30, 470 * stand, shades) +
        tree(at(0.05 + shift), 200) +
        tree(at(0.145 + shift), 130),
    }),
    // Two tents before the city.
    2: () => ({
      behind: skyline(at(0.56 + shift), on(lines.mid, at(0.66 + shift)) + 30 * rise, stand, shades),
      between: woods(lines.near, 0.25, 0.31, 0.44, 0.93, 0.97),
      before:
        camp(at(0.66), 0.78, true) +
        camp(at(0.83), 1.02) +
        tree(at(0.06 + shift), 210) +
        tree(at(0.155 + shift), 140),
    }),
  }[land]();
  return [
    `<rect width="${width}" height="${floor}" fill="${shades.sky[0]}"/>`,
    ...rings.map(
      (ring, index) =>
        `<circle cx="${sunX}" cy="${sunY}" r="${Math.round(ring * sun.r)}" fill="${shades.sky[index + 1] ?? shades.sky[4]}"/>`,
    ),
    `<circle cx="${sunX}" cy="${sunY}" r="${sun.r}" fill="${shades.sun}"/>`,
    hills(lines.far, shades.far),
    standing.behind,
    trees(lines.mid, shades.mid, 30, 5 + land),
    hills(lines.mid, shades.mid),
    trees(lines.near, shades.near, 46, 11 + land),
    hills(lines.near, shades.near),
    standing.between,
    hills(lines.front, shades.front),
    standing.before,
  ].join('');
}

/** The sun on the water: flat lenses. */
function glints(x: number, y: number, size: number): string {
  const path = cutPath(1);
  for (const [dx, dy, half] of [
    [0, 0, 70],
    [24, 18, 92],
    [-14, 36, 58],
    [12, 54, 40],
  ] as const) {
    const [left, right] = [x + (dx - half) * size, x + (dx + half) * size];
    const middle = y + dy * size;
    path.move(left, middle).bend(x + dx * size, middle - 6 * size, right, middle);
    path.bend(x + dx * size, middle + 6 * size, left, middle).close();
  }
  return path.d();
}
