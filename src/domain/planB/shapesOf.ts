import { countBits } from './countBits.ts';
import type { Cells, Offer, WeekChild } from './week.ts';

/** What tells offers apart but for place and price. */
export type Shape = { cells: Cells; misfit: number };
/** `shape`: its place in the list of shapes. `cents`: the offer's, at hand where millions are compared. */
export type Choice = { shape: number; cents: number; offer: Offer };

/**
 * The shapes of a child's offers, and for each site the cheapest offer of each shape. Offers are left out that leave as
 * much to be wished for as leaving their cells open.
 */
export function shapesOf({ need, offers }: WeekChild, openPoints: number) {
  const shapes: Shape[] = [];
  const known = new Map<number, number>();
  const shapeOf = (cells: Cells, misfit: number): number => {
    // No misfit reaches 65,536: it is less than the points of all cells.
    const key = cells * 65_536 + misfit;
    const shape = known.get(key) ?? shapes.push({ cells, misfit }) - 1;
    known.set(key, shape);
    return shape;
  };

  const offersAt: Choice[][] = [];
  for (const offer of offers) {
    const cells = offer.cells & need;
    if (offer.misfit >= countBits(cells) * openPoints) continue;
    const shape = shapeOf(cells, offer.misfit);
    const atSite = (offersAt[offer.site] ??= []);
    const other = atSite.find((choice) => choice.shape === shape);
    if (other === undefined) {
      atSite.push({ shape, cents: offer.cents, offer });
    } else if (isCheaper(offer, other.offer)) {
      other.cents = offer.cents;
      other.offer = offer;
    }
  }
  return { shapes, offersAt };
}

/** Of equals the lower number, so that the order of offers decides nothing. */
export const isCheaper = (one: Offer, other: Offer): boolean =>
  one.cents < other.cents || (one.cents === other.cents && one.id < other.id);
