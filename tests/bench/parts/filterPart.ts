import { visit, withProfile } from '../browser.ts';
import { filterContestants } from '../contestants.ts';
import { eachTrial, loadContestant, type Run } from '../trials.ts';

const states = 1000;
/** A slow contestant stops here; states come in random order, so those it did represent all. */
const budgetMs = 10_000;

/** The same random filter states for everybody; all must show the same number of camps. */
export async function filterPart(run: Run): Promise<void> {
  const agreed = new Map<string, number>();
  await eachTrial(run, filterContestants, async (contestant, size) => {
    const trial = await withProfile((profile) =>
      visit(profile, async (page) => {
        await loadContestant(page, run, contestant);
        return page.evaluate(
          ([camps, count, budget]) => window.bench.filter(camps, count, budget),
          [size, states, budgetMs] as const,
        );
      }),
    );
    const agree = (what: string, state: number, value: number | null | undefined) => {
      if (typeof value !== 'number') return;
      const key = `${size} ${what} ${state}`;
      const expected = agreed.get(key) ?? value;
      agreed.set(key, expected);
      if (expected === value) return;
      throw new Error(
        `${contestant.name}: ${what} of state ${state} is ${value}, for others ${expected}.`,
      );
    };
    trial.shown.forEach((value, state) => agree('shown', state, value));
    trial.counted.forEach((value, state) => agree('facet counts', state, value));
    run.readings.add('filter', contestant.name, size, ...trial.times);
  });
}
