import { countBits } from './countBits.ts';
import type { Cells, Offer, WeekChild } from './week.ts';

/** What tells offers apart but for place and price. */
export type Shape = { cells: Cells; misfit: number };
/** `shape`: its place in the list of shapes. */
export type Choice = { shape: number; offer: Offer };

/**
 * The shapes of a child's offers, those of most cells first, and for each site the cheapest offer of each shape. Offers
 * are left out that leave as much to be wished for as leaving their cells open.
 */
export function shapesOf({ need, offers }: WeekChild, openPoints: number) {
  const useful = offers.filter(
    ({ cells, misfit }) => misfit < countBits(cells & need) * openPoints,
  );
  // No misfit reaches 65,536: it is less than the points of all cells.
  const keyOf = ({ cells, misfit }: Offer) => (cells & need) * 65_536 + misfit;
  const byKey = new Map<number, Shape>();
  for (const offer of useful) {
    byKey.set(keyOf(offer), { cells: offer.cells & need, misfit: offer.misfit });
  }
  const sorted = [...byKey].toSorted(
    ([, a], [, b]) =>
      countBits(b.cells) - countBits(a.cells) || a.cells - b.cells || a.misfit - b.misfit,
  );
  const shapeOf = new Map(sorted.map(([key], shape) => [key, shape]));

  const offersAt: Choice[][] = [];
  const best = new Map<number, Choice>();
  for (const offer of useful) {
    const shape = shapeOf.get(keyOf(offer)) ?? 0;
    const key = offer.site * sorted.length + shape;
    const known = best.get(key);
    if (known === undefined) {
      const choice = { shape, offer };
      best.set(key, choice);
      (offersAt[offer.site] ??= []).push(choice);
    } else if (isCheaper(offer, known.offer)) {
      known.offer = offer;
    }
  }
  return { shapes: sorted.map(([, shape]) => shape), offersAt };
}

/** Of equals the lower number, so that the order of offers decides nothing. */
export const isCheaper = (one: Offer, other: Offer): boolean =>
  one.cents < other.cents || (one.cents === other.cents && one.id < other.id);
