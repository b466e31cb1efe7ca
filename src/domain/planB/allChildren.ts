import type { ChildChoices } from './childChoices.ts';
import { countBits } from './countBits.ts';
import { addCosts, type Costs, isMatched, noCosts, nothingAsked, splitCosts } from './front.ts';
import type { Booking, Cells, Step, Week } from './week.ts';

/** All children on the same days (`cells`), by the last look of each. */
export type AllChildren = {
  /** What all of them cost; null where a hub that was kept is no worse for any child. The same table each time. */
  add: () => Costs | null;
  /** Keeps the costs of this hub to compare others with. */
  keep: () => void;
  /** What to book for a step of these costs. */
  bookingsOf: (step: Step) => Booking[];
};

const MOST_KEPT = 4;

export function allChildren(
  { children, openPoints }: Week,
  choices: readonly ChildChoices[],
  cells: Cells,
): AllChildren {
  const nothing = nothingAsked();
  let most = 0;
  // The costs of the first child, of the first two, and so on.
  const sums = children.map(({ need }) => noCosts((most += countBits(need & cells) * openPoints)));
  const costsOf = (child: number) =>
    choices[child]?.costsOf((children[child]?.need ?? 0) & cells) ?? nothing;

  // A few good hubs are enough to pass over most of the others: adding up is what takes longest.
  const kept: Costs[][] = [];
  const keep = () => {
    kept.unshift(children.map((_, child) => costsOf(child).slice()));
    kept.length = Math.min(kept.length, MOST_KEPT);
  };
  const isBeaten = () =>
    kept.some((hub) => hub.every((costs, child) => isMatched(costsOf(child), costs)));

  const addUp = () => {
    let before = nothing;
    for (const [child, sum] of sums.entries()) {
      sum.fill(Infinity);
      addCosts(costsOf(child), before, sum);
      before = sum;
    }
    return before;
  };
  const bookingsOf = (step: Step) => {
    const found: Booking[] = [];
    let goal = step;
    addUp();
    for (let child = children.length - 1; child >= 0; child -= 1) {
      const set = (children[child]?.need ?? 0) & cells;
      const pair = splitCosts(costsOf(child), sums[child - 1] ?? nothing, goal);
      if (!pair) throw new RangeError('No children’s costs add up to this step');
      const [own, others] = pair;
      const offers = choices[child]?.bookingsOf(set, own) ?? [];
      found.unshift(
        ...offers.map((offer) => ({ week: 0, child, offer, cells: offer.cells & set })),
      );
      goal = others;
    }
    return found;
  };
  return { add: () => (isBeaten() ? null : addUp()), keep, bookingsOf };
}
