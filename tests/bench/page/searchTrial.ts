import type { SearchContestant } from './contestant.ts';
import { benchCamps } from './benchCamps.ts';

export type SearchTrial = {
  indexMs: number;
  /** Milliseconds, one per text. */
  times: number[];
  /** The first ten ids per text. */
  tops: string[][];
};

/** Finds for every text from the keystroke to the ids of the list, until `budgetMs` is used up. */
export async function searchTrial(
  contestant: SearchContestant,
  size: number,
  texts: readonly string[],
  budgetMs: number,
): Promise<SearchTrial> {
  const { camps } = benchCamps(size);
  const began = performance.now();
  await contestant.index(camps);
  const trial: SearchTrial = { indexMs: performance.now() - began, times: [], tops: [] };
  const end = performance.now() + budgetMs;
  for (const text of texts) {
    const from = performance.now();
    const ids = await contestant.search(text);
    trial.times.push(performance.now() - from);
    trial.tops.push(ids.slice(0, 10));
    if (performance.now() > end) break;
  }
  return trial;
}
