import { countBits } from './countBits.ts';
import type { CellSet, CampOffer, WeekChild } from './week.ts';

/** The properties of offers except place and price. */
export type OfferShape = { cells: CellSet; misfit: number };
/** `shape`: its place in the list of shapes. `cents`: the offer's, at hand where millions are compared. */
export type ShapeChoice = { shape: number; cents: number; offer: CampOffer };

/**
 * The shapes of a child's offers, and the offers of each site. Those are left out that leave as much to be wished for as
 * leaving their cells open.
 */
export function offerShapes({ need, offers }: WeekChild, openPoints: number) {
  const shapes: OfferShape[] = [];
  const known = new Map<number, number>();
  const shapeOf = (cells: CellSet, misfit: number): number => {
    // No misfit reaches 65,536: it is less than the points of all cells.
    const key = cells * 65_536 + misfit;
    const shape = known.get(key) ?? shapes.push({ cells, misfit }) - 1;
    known.set(key, shape);
    return shape;
  };

  const offersAt: ShapeChoice[][] = [];
  for (const offer of offers) {
    const cells = offer.cells & need;
    if (offer.misfit >= countBits(cells) * openPoints) continue;
    const choice = { shape: shapeOf(cells, offer.misfit), cents: offer.cents, offer };
    (offersAt[offer.site] ??= []).push(choice);
  }
  return { shapes, offersAt };
}
