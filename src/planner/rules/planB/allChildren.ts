import type { ChildChoices } from './childChoices.ts';
import { type Costs, isMatched, sumCostTables } from './paretoFront.ts';
import type { Booking, CellSet, Step, Week } from './week.ts';

const MOST_KEPT = 4;

/** All children on the same days (`cells`), by the last look of each. */
export function allChildren({ children }: Week, choices: readonly ChildChoices[], cells: CellSet) {
  const needs = children.map(({ need }) => need & cells);
  const tables = choices.map((choice, child) => choice.costsOf(needs[child] ?? 0));
  const { add, split } = sumCostTables(tables);
  // A few good hubs are enough to pass over most of the others: adding up is what takes longest.
  const kept: Costs[][] = [];
  const isBeatenBy = (hub: readonly Costs[]) =>
    hub.every((costs, child) => isMatched(tables[child] ?? costs, costs));

  return {
    /** The total cost; null when a hub that was kept is no worse for any child. */
    add: (): Costs | null => (kept.some(isBeatenBy) ? null : add()),
    /** Keeps the costs of this hub to compare others with. */
    keep: () => {
      kept.unshift(tables.map((costs) => costs.slice()));
      kept.length = Math.min(kept.length, MOST_KEPT);
    },
    /** What to book for a step of these costs. */
    bookingsOf: (step: Step): Omit<Booking, 'week'>[] => {
      add();
      return split(step).flatMap((own, child) => {
        const need = needs[child] ?? 0;
        const offers = choices[child]?.bookingsOf(need, own) ?? [];
        return offers.map((offer) => ({ child, offer, cells: offer.cells & need }));
      });
    },
  };
}
