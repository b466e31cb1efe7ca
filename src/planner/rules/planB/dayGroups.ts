import { countBits, lowestBit } from './countBits.ts';
import { cellDays } from './cellDays.ts';
import {
  addCosts,
  type Costs,
  dropDominated,
  noCosts,
  noNeedCosts,
  splitCosts,
} from './paretoFront.ts';
import type { Step, Week } from './week.ts';

/** Days that share a hub: the best costs of all children on them, and which hub each comes from (its place). */
export type DayGroup = { days: number; cells: number; costs: Costs; hubAt: number[] };

/** The groups that days may form: any days where the loop may move, else all of them or nothing. */
export function dayGroups({ children, loop, dayOfCell, openPoints }: Week): DayGroup[] {
  const needed = children.reduce((cells, { need }) => cells | need, 0);
  const all = cellDays(needed, dayOfCell);
  const sets = [];
  if (loop?.mayMove) for (let set = all; set > 0; set = (set - 1) & all) sets.unshift(set);
  else if (all > 0) sets.push(all);
  return sets.map((days) => {
    const cells = dayOfCell.reduce((set, day, cell) => set | (((days >>> day) & 1) << cell), 0);
    const most = children.reduce((sum, { need }) => sum + countBits(need & cells) * openPoints, 0);
    const costs = noCosts(most);
    // Nothing is booked.
    costs[most] = 0;
    return { days, cells, costs, hubAt: [] };
  });
}

type Part = { group: DayGroup; step: Step };

/** The costs of days that are split into groups, and how to get back from a step to its groups. */
export function joinGroups(groups: readonly DayGroup[]) {
  const byDays = new Map(groups.map((group) => [group.days, group]));
  const joined = new Map([[0, noNeedCosts()]]);
  const costsOf = (days: number): Costs => joined.get(days) ?? noCosts(0);
  const all = groups.at(-1)?.days ?? 0;

  for (const { days, costs } of groups) {
    const sum = noCosts(costs.length - 1);
    for (const group of withLowestDay(days)) {
      addCosts(group.costs, costsOf(days & ~group.days), sum);
    }
    dropDominated(sum);
    joined.set(days, sum);
  }

  /** The groups that may contain a set's lowest day, the largest first, to stay with one hub where possible. */
  function* withLowestDay(set: number): Generator<DayGroup> {
    for (let days = set; days > 0; days = (days - 1) & set) {
      const group = byDays.get(days);
      if (group && (days & lowestBit(set)) !== 0) yield group;
    }
  }

  const partsOf = (step: Step, set = all): Part[] => {
    for (const group of withLowestDay(set)) {
      const rest = set & ~group.days;
      const pair = splitCosts(group.costs, costsOf(rest), step);
      if (pair) return [{ group, step: pair[0] }, ...partsOf(pair[1], rest)];
    }
    return [];
  };
  return { costs: costsOf(all), partsOf };
}
