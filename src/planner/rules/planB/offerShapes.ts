import { countBits } from './countBits.ts';
import type { CellSet, CampOffer, WeekChild } from './week.ts';

/** The properties of offers except place and price. */
export type OfferShape = { cells: CellSet; misfit: number };
/**
 * The shapes of a child's offers, without those that leave as much to be wished for as leaving their cells open. The offers of
 * a site lie from its place in `starts` to the next one. Millions of prices are compared, so those and the shapes are plain
 * numbers side by side.
 */
export function offerShapes({ need, offers: all }: WeekChild, openPoints: number) {
  const shapes: OfferShape[] = [];
  const known = new Map<number, number>();
  const shapeOf = (offer: CampOffer): number => {
    const cells = offer.cells & need;
    // No misfit reaches 65,536: it is less than the points of all cells.
    const key = cells * 65_536 + offer.misfit;
    const shape = known.get(key) ?? shapes.push({ cells, misfit: offer.misfit }) - 1;
    known.set(key, shape);
    return shape;
  };

  const sites: CampOffer[][] = [];
  for (const offer of all) {
    if (offer.misfit >= countBits(offer.cells & need) * openPoints) continue;
    (sites[offer.site] ??= []).push(offer);
  }
  const offers = sites.flat();
  let end = 0;
  const starts = [0, ...Array.from(sites, (some) => (end += some?.length ?? 0))];
  return {
    shapes,
    starts,
    offers,
    shapeAt: offers.map(shapeOf),
    centsAt: offers.map(({ cents }) => cents),
  };
}
