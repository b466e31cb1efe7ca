import { countBits, lowestBit } from './countBits.ts';
import { type Costs, dropDominated, noCosts, noNeedCosts, takeCheaper } from './paretoFront.ts';
import { type OfferShape, offerShapes } from './offerShapes.ts';
import type { CellSet, CampOffer, Step, WeekChild } from './week.ts';

/** A shape of offer that fills the lowest cell of a set, and the costs of what it leaves to fill. */
type Way = { shape: number; misfit: number; left: Entry };
/** A set of cells, what the cheapest ways to deal with all of them cost, and those ways. */
type Entry = { costs: Costs; open: Entry | null; ways: Way[] };

export type ChildChoices = {
  /** Finds the cheapest ways among the offers of these sites (of all without `sites`), for every requested set. */
  look: (sites?: readonly number[]) => void;
  /** What a set costs by the last look. The same table each time. */
  costsOf: (set: CellSet) => Costs;
  /** What to book for a step of these costs. */
  bookingsOf: (set: CellSet, step: Step) => CampOffer[];
};

/**
 * All choices of one child. An offer is only its cells, its misfit and its price, so of each shape only the cheapest
 * near a hub can matter: the cost of a search depends on the number of shapes, not of camps. A dynamic program goes up
 * through the sets of cells: the lowest cell stays open, or one offer fills it. `asked`: the sets whose costs are
 * needed.
 */
export function childChoices(
  child: WeekChild,
  asked: readonly CellSet[],
  openPoints: number,
): ChildChoices {
  const { shapes, starts, offers, shapeAt, centsAt } = offerShapes(child, openPoints);
  const best = new Int32Array(shapes.length);
  const idOf = (at = -1) => offers[at]?.id ?? 0;
  const cents = new Float64Array(shapes.length);
  const entries = entriesOf(asked, shapes, openPoints);

  const look = (sites?: readonly number[]) => {
    best.fill(-1);
    cents.fill(Infinity);
    for (const site of sites ?? starts.keys()) {
      const end = starts[site + 1] ?? 0;
      for (let at = starts[site] ?? 0; at < end; at += 1) {
        const price = centsAt[at] ?? Infinity;
        const shape = shapeAt[at] ?? 0;
        const low = cents[shape] ?? 0;
        if (price > low) continue;
        // Of equals the lower number, so that the order of offers decides nothing.
        if (price === low && idOf(at) >= idOf(best[shape])) continue;
        cents[shape] = price;
        best[shape] = at;
      }
    }
    for (const entry of entries.values()) fill(entry);
  };

  const fill = ({ costs, open, ways }: Entry) => {
    if (open === null) return;
    costs.fill(Infinity);
    costs.set(open.costs, openPoints);
    for (const { shape, misfit, left } of ways) {
      takeCheaper(left.costs, misfit, cents[shape] ?? Infinity, costs);
    }
    dropDominated(costs);
  };

  const bookingsOf = (set: CellSet, step: Step): CampOffer[] => {
    const found: CampOffer[] = [];
    let entry = entries.get(set);
    let { points, cents: goal } = step;
    while (entry?.open) {
      const way = entry.ways.find(
        ({ shape, misfit, left }) =>
          (left.costs[points - misfit] ?? Infinity) + (cents[shape] ?? Infinity) === goal,
      );
      const offer = way ? offers[best[way.shape] ?? -1] : null;
      if (way && offer) {
        found.push(offer);
        points -= way.misfit;
        goal -= offer.cents;
        entry = way.left;
      } else {
        points -= openPoints;
        entry = entry.open;
      }
    }
    return found;
  };

  return { look, costsOf: (set) => entries.get(set)?.costs ?? noNeedCosts(), bookingsOf };
}

/** The requested sets and all their remainders on the way, the smallest number first. */
function entriesOf(
  asked: readonly CellSet[],
  shapes: readonly OfferShape[],
  openPoints: number,
): Map<CellSet, Entry> {
  const entries = new Map<CellSet, Entry>();
  // Among equals whole weeks come before single days, and the order of offers decides nothing.
  const sorted = shapes
    .map((one, shape) => ({ ...one, shape, size: countBits(one.cells) }))
    .toSorted((a, b) => b.size - a.size || a.cells - b.cells || a.misfit - b.misfit);
  const entryOf = (set: CellSet): Entry => {
    const known = entries.get(set);
    if (known) return known;
    const lowest = lowestBit(set);
    const open = set === 0 ? null : entryOf(set & ~lowest);
    const ways = sorted.flatMap(({ cells, misfit, shape }): Way[] =>
      lowestBit(cells) === lowest && (cells & ~set) === 0
        ? [{ shape, misfit, left: entryOf(set & ~cells) }]
        : [],
    );
    const costs = set === 0 ? noNeedCosts() : noCosts(countBits(set) * openPoints);
    const entry = { costs, open, ways };
    entries.set(set, entry);
    return entry;
  };
  // What is left of a set is known before it, so the map's own order is the order to fill them in.
  for (const set of asked) entryOf(set);
  return entries;
}
