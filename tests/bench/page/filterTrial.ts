import type { FilterContestant } from './contestant.ts';
import { manyActivities } from '../../fixtures/manyCamps.ts';
import { randomFilters } from './randomFilters.ts';
import { benchCamps } from './benchCamps.ts';

export type FilterTrial = {
  /** Milliseconds, one per filter state. */
  times: number[];
  /** How many camps each state shows: all contestants must agree. */
  shown: number[];
  /** The sum of the facet counts of each state; null where the contestant counts none. */
  counted: (number | null)[];
};

/** Passes over all camps for many filter states, until `budgetMs` is used up. */
export async function filterTrial(
  contestant: FilterContestant,
  size: number,
  states: number,
  budgetMs: number,
): Promise<FilterTrial> {
  const { camps } = benchCamps(size);
  const filters = randomFilters(camps, manyActivities, states);
  const pass = await contestant.prepare(camps, manyActivities);
  const end = performance.now() + budgetMs;
  const trial: FilterTrial = { times: [], shown: [], counted: [] };
  for (const each of filters) {
    const from = performance.now();
    const { shown, counts } = await pass(each);
    trial.times.push(performance.now() - from);
    trial.shown.push(shown);
    trial.counted.push(counts && [...counts.values()].reduce((sum, count) => sum + count, 0));
    if (performance.now() > end) break;
  }
  return trial;
}
