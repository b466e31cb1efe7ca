import { cutPath } from './cutPath.ts';

export type FirShape = {
  x: number;
  base: number;
  height: number;
  tiers?: number;
  /** Which side faces the sun: 1 right, -1 left. */
  side?: 1 | -1;
};

/**
 * A layered conifer, skirts cut with a knife: the whole tree, its sunny half as one sheet, and the cuts under the
 * skirts of a tall one. Coordinates are rounded to 1/`unit`.
 */
export function firPaths(
  { x, base, height: h, tiers = 4, side = 1 }: FirShape,
  unit: number,
): [dark: string, lit: string, cut: string] {
  const tall = h >= 130;
  const count = tall ? tiers : Math.min(tiers, 3);
  const [dark, lit, cut] = [cutPath(unit), cutPath(unit), cutPath(unit)];
  for (let tier = count - 1; tier >= 0; tier--) {
    const t = tier / count;
    const top = base - h + h * t * 0.7;
    const bottom = Math.min(base - h + h * (0.36 + t * 0.82), base);
    const drop = bottom - top;
    const w = h * 0.3 * (0.42 + 0.58 * ((tier + 1) / count));
    for (const k of [-1, 1]) {
      dark.move(x, top).bend(x + k * w * 0.35, bottom - drop * 0.35, x + k * w, bottom);
      dark.bend(x + k * w * 0.4, bottom - h * 0.012, x, bottom + h * 0.02).close();
    }
    const at = (part: number) => x + side * w * part;
    lit.move(x, top).bend(at(0.35), bottom - drop * 0.35, at(1), bottom);
    lit.bend(at(0.5), bottom - h * 0.016, at(0.12), bottom + h * 0.01);
    lit.bend(at(0.2), bottom - drop * 0.4, x, top).close();
    // Only tall trees get a cut under each skirt; on small ones it reads as stripes.
    if (tier > 0 && tall) {
      cut.move(x, top + drop * 0.3).line(at(0.5), top + drop * 0.46);
      cut.bend(at(0.24), top + drop * 0.6, x, top + drop * 0.78).close();
    }
  }
  return [dark.d(), lit.d(), cut.d()];
}
