import { visit, withProfile } from '../browser.ts';
import { searchContestants } from '../contestants.ts';
import { eachTrial, loadContestant, type Run } from '../trials.ts';
import { seeded } from '../../fixtures/seeded.ts';
import { benchCamps } from '../page/benchCamps.ts';
import { labelledQueries, rightAnswers } from '../labelledQueries.ts';

/** A slow contestant stops here, after the first trial, in which it answers every query. */
const budgetMs = 10_000;

/** Each query as it is typed: once on the way (cut somewhere), once whole. Whole ones count for recall. */
function keystrokes(): string[] {
  const { below } = seeded(11);
  return labelledQueries.flatMap(({ typed }) => [
    typed.slice(0, 1 + below(typed.length - 1)),
    typed,
  ]);
}

export async function searchPart(run: Run): Promise<void> {
  const texts = keystrokes();
  const answers = new Map(run.sizes.map((size) => [size, rightAnswers(benchCamps(size).camps)]));
  await eachTrial(run, searchContestants, async (contestant, size, number) => {
    const trial = await withProfile((profile) =>
      visit(profile, async (page) => {
        await loadContestant(page, run, contestant);
        return page.evaluate(
          ([camps, words, budget]) => window.bench.search(camps, words, budget),
          [size, texts, number === 0 ? Number.MAX_SAFE_INTEGER : budgetMs] as const,
        );
      }),
    );
    run.readings.add('index', contestant.name, size, trial.indexMs);
    run.readings.add('keystroke', contestant.name, size, ...trial.times);
    if (number > 0) return;
    const recalls = (answers.get(size) ?? []).flatMap((right, query) => {
      // A small directory has no right answer to some queries.
      if (right.size === 0) return [];
      const top = trial.tops[query * 2 + 1] ?? [];
      return [top.filter((id) => right.has(id)).length / Math.min(10, right.size)];
    });
    run.readings.add('recall', contestant.name, size, ...recalls.map((part) => part * 100));
  });
}
