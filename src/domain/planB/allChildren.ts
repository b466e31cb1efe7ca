import type { ChildChoices } from './childChoices.ts';
import { countBits } from './countBits.ts';
import { addCosts, type Costs, noCosts, nothingAsked, splitCosts } from './front.ts';
import type { Booking, Cells, Step, Week } from './week.ts';

/** All children on the same days (`cells`), by the last look of each. */
export type AllChildren = {
  /** What all of them cost. The same table each time. */
  add: () => Costs;
  /** What to book for a step of these costs. */
  bookingsOf: (step: Step) => Booking[];
};

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

  const add = () => {
    let before = nothing;
    for (const [child, sum] of sums.entries()) {
      sum.fill(Infinity);
      addCosts(before, costsOf(child), sum);
      before = sum;
    }
    return before;
  };
  const bookingsOf = (step: Step) => {
    const found: Booking[] = [];
    let goal = step;
    add();
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
  return { add, bookingsOf };
}
