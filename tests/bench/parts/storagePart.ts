import { heapOf, visit, withProfile } from '../browser.ts';
import { storageContestants } from '../contestants.ts';
import { eachTrial, loadContestant, type Run } from '../trials.ts';

/** Deltas of a trial: 300 changes, so that ours also pays for folding its overlay of 250 into its pages. */
const rounds = 6;

/** First fill in one life of the browser; second open, heap and changes in the next. */
export async function storagePart(run: Run): Promise<void> {
  const { readings } = run;
  await eachTrial(run, storageContestants, async (contestant, size) => {
    const add = (
      metric: 'fill' | 'firstList' | 'settle' | 'open' | 'heap' | 'delta',
      ...values: number[]
    ) => readings.add(metric, contestant.name, size, ...values);
    await withProfile(async (profile) => {
      await visit(profile, async (page) => {
        await loadContestant(page, run, contestant);
        const fillMs = await page.evaluate((camps) => window.bench.fill(camps), size);
        add('fill', fillMs);
        // What a storage puts off when it fills, it pays for here.
        const { ms } = await page.evaluate(() => window.bench.open());
        add('firstList', fillMs + ms);
        const settleMs = await page.evaluate(() => window.bench.settle());
        if (settleMs !== null) add('settle', settleMs);
      });
      // The browser has ended since: what is counted now was on the disk.
      await visit(profile, async (page) => {
        await loadContestant(page, run, contestant);
        const before = await heapOf(page);
        const opened = await page.evaluate(() => window.bench.open());
        if (opened.count !== size) {
          throw new Error(`${contestant.name} kept ${opened.count} of ${size} camps.`);
        }
        add('open', opened.ms);
        add('heap', ((await heapOf(page)) - before) / 1e6);
        const times = await page.evaluate(([camps, count]) => window.bench.deltas(camps, count), [
          size,
          rounds,
        ] as const);
        add('delta', ...times);
      });
    });
  });
}
