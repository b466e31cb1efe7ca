// Ours beside what a team would otherwise choose: storage, filters and search.
import type { Page } from '@playwright/test';
import { seeded } from '../../fixtures/seeded.ts';
import { firstTime, heapOf, visit, withProfile } from '../browser.ts';
import { labelledQueries, rightAnswers } from '../labelledQueries.ts';
import { ours, type Readings } from '../metrics.ts';
import { benchCamps } from '../page/benchCamps.ts';

/** `sizes`: how many camps. */
export type Run = { sizes: number[]; trials: number; readings: Readings; pageUrl: string };

const contests = {
  storage: [ours, 'Dexie rows', 'RxDB', 'PouchDB'],
  filter: [ours, 'Plain filter', 'TanStack DB'],
  search: [ours, 'Plain filter', 'Fuse.js', 'FlexSearch', 'Orama'],
};

/** Contestants take turns (A B C, A B C), so that a busy minute of the machine hits all of them. */
async function eachTrial(
  { sizes, trials, pageUrl }: Run,
  contest: keyof typeof contests,
  work: (turn: {
    name: string;
    size: number;
    trial: number;
    enter: (page: Page) => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    for (let trial = 0; trial < trials; trial += 1) {
      for (const name of contests[contest]) {
        console.log(`  ${size} camps, trial ${trial + 1}: ${name}`);
        const enter = async (page: Page) => {
          await page.goto(pageUrl);
          await page.evaluate((names) => window.bench.load(...names), [contest, name] as const);
        };
        await work({ name, size, trial, enter });
      }
    }
  }
}

/** Deltas of a trial: 300 changes, so that ours also pays for folding its overlay of 250 into its pages. */
const ROUNDS = 6;

/** First fill in one life of the browser; second open, heap and changes in the next. */
export async function storagePart(run: Run): Promise<void> {
  const { readings } = run;
  await eachTrial(run, 'storage', ({ name, size, enter }) =>
    withProfile(async (profile) => {
      await visit(profile, async (page) => {
        await enter(page);
        const fillMs = await page.evaluate((camps) => window.bench.storage().fill(camps), size);
        readings.add('fill', name, size, fillMs);
        // What a storage puts off when it fills, it pays for here.
        const { ms } = await page.evaluate(() => window.bench.storage().open());
        readings.add('firstList', name, size, fillMs + ms);
        const settleMs = await page.evaluate(() => window.bench.storage().settle());
        if (settleMs !== null) readings.add('settle', name, size, settleMs);
      });
      // The browser has ended since: what is counted now was on the disk.
      await visit(profile, async (page) => {
        await enter(page);
        const before = await heapOf(page);
        const { ms, count } = await page.evaluate(() => window.bench.storage().open());
        if (count !== size) throw new Error(`${name} kept ${count} of ${size} camps.`);
        readings.add('open', name, size, ms);
        readings.add('heap', name, size, ((await heapOf(page)) - before) / 1e6);
        const times = await page.evaluate((args) => window.bench.storage().deltas(...args), [
          size,
          ROUNDS,
        ] as const);
        readings.add('delta', name, size, ...times);
      });
    }),
  );
}

const STATES = 1000;
/** A slow contestant stops here; states come in random order, so those it did represent all. */
const BUDGET_MS = 10_000;

/** The same random filter states for everybody; all must show the same number of camps. */
export async function filterPart(run: Run): Promise<void> {
  const agreed = new Map<string, number>();
  await eachTrial(run, 'filter', async ({ name, size, enter }) => {
    const { times, answers } = await firstTime(async (page) => {
      await enter(page);
      return page.evaluate((args) => window.bench.filter(...args), [
        size,
        STATES,
        BUDGET_MS,
      ] as const);
    });
    for (const [state, answer] of answers.entries()) {
      for (const [what, value] of Object.entries(answer)) {
        if (value === null) continue;
        const key = `${size} ${what} ${state}`;
        const expected = agreed.get(key) ?? value;
        agreed.set(key, expected);
        if (expected === value) continue;
        throw new Error(`${name}: ${what} in state ${state}: ${value}, for others ${expected}.`);
      }
    }
    run.readings.add('filter', name, size, ...times);
  });
}

export async function searchPart({ readings, ...run }: Run): Promise<void> {
  const { below } = seeded(11);
  // Each query as it is typed: once on the way (cut somewhere), once whole. Whole ones count for recall.
  const texts = labelledQueries.flatMap(({ typed }) => [
    typed.slice(0, 1 + below(typed.length - 1)),
    typed,
  ]);
  const right = new Map(run.sizes.map((size) => [size, rightAnswers(benchCamps(size).camps)]));
  await eachTrial({ readings, ...run }, 'search', async ({ name, size, trial, enter }) => {
    const { indexMs, times, answers } = await firstTime(async (page) => {
      await enter(page);
      // In the first trial it answers every query.
      const budget = trial === 0 ? Number.MAX_SAFE_INTEGER : BUDGET_MS;
      return page.evaluate((args) => window.bench.search(...args), [size, texts, budget] as const);
    });
    readings.add('index', name, size, indexMs);
    readings.add('keystroke', name, size, ...times);
    if (trial > 0) return;
    const recalls = (right.get(size) ?? []).flatMap((wanted, query) => {
      // A small directory has no right answer to some queries.
      if (wanted.size === 0) return [];
      const found = (answers[query * 2 + 1] ?? []).filter((id) => wanted.has(id));
      return [(found.length / Math.min(10, wanted.size)) * 100];
    });
    readings.add('recall', name, size, ...recalls);
  });
}
