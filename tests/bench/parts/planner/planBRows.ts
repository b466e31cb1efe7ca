// Plan B as a family waits for it, in Chromium at a 4 times slower CPU: the app's own client, messages and solver.
import { slowDown, visit, withProfile } from '../../browser.ts';
import { ours } from '../../contestants.ts';
import type { Run } from '../../trials.ts';

const SLOWDOWN = 4;
/** Every camp runs in this one week and none is too far: of a real directory a tenth would be left. */
const FAMILIES = [
  { camps: 1000, children: 4 },
  { camps: 10_000, children: 2 },
];
const MOST_CAMPS = { camps: 10_000, children: 2 };
/** A cancel at each of these moments after asking, in ms. */
const CANCEL_AFTER = [20, 70, 200, 400, 800];

export async function planBRows({ trials, readings, pageUrl }: Run): Promise<void> {
  for (let trial = 0; trial < trials; trial += 1) {
    const seed = trial + 1;
    for (const { camps, children } of FAMILIES) {
      const { first, done } = await onPage(pageUrl, SLOWDOWN, (page) =>
        page.evaluate((family) => window.bench.planB(family), { seed, camps, children }),
      );
      console.log(
        `  ${camps} camps, trial ${seed}: first plan ${first.toFixed(0)}, all ${done.toFixed(0)} ms`,
      );
      readings.add('planBFirst', ours, camps, first);
      readings.add('planBDone', ours, camps, done);
      const started = await onPage(pageUrl, 1, (page) =>
        page.evaluate(() => window.bench.startPlanB()),
      );
      readings.add('planBStart', ours, camps, started);
    }
    for (const after of CANCEL_AFTER) {
      const heard = await onPage(pageUrl, SLOWDOWN, (page) =>
        page.evaluate(([family, ms]) => window.bench.cancelPlanB(family, ms), [
          { seed, ...MOST_CAMPS },
          after,
        ] as const),
      );
      readings.add('planBCancel', ours, MOST_CAMPS.camps, heard);
    }
  }
}

const onPage = <T>(url: string, slowdown: number, work: Parameters<typeof visit<T>>[1]) =>
  withProfile((profile) =>
    visit(profile, async (page, context) => {
      await page.goto(url);
      await page.waitForFunction(() => 'bench' in window);
      await slowDown(page, slowdown);
      return work(page, context);
    }),
  );
