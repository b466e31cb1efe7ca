// Plan B as a family waits for it, and what a change of the plan and a tap on a day cost, in Chromium at a 4 times slower
// CPU: the app's own client, messages, solver and rules.
import { onBenchPage } from '../../browser.ts';
import { ours } from '../../metrics.ts';
import type { Run } from '../contestParts.ts';

const SLOWDOWN = 4;
const FEW = 1000;
const MANY = 10_000;
/** Every camp runs in this one week and none is too far: of a real directory a tenth would be left. */
const FAMILIES = [
  { camps: FEW, children: 4 },
  { camps: MANY, children: 2 },
];
/** All weeks of a summer at once; each camp runs in half of them. */
const SUMMER = { camps: FEW, children: 4, weeks: 11 };
/** A cancel at each of these moments after asking, in ms. */
const CANCEL_AFTER = [20, 70, 200, 400, 800];

export async function planBRows({ trials, readings, pageUrl }: Run): Promise<void> {
  for (let seed = 1; seed <= trials; seed += 1) {
    for (const { camps, children } of FAMILIES) {
      const { first, done } = await onBenchPage(pageUrl, SLOWDOWN, (page) =>
        page.evaluate((family) => window.bench.planB(family), { seed, camps, children }),
      );
      console.log(`  ${camps} camps, trial ${seed}: first plan ${first}, all ${done} ms`);
      readings.add('planBFirst', ours, camps, first);
      readings.add('planBDone', ours, camps, done);
      const start = await onBenchPage(pageUrl, 1, (page) =>
        page.evaluate(() => window.bench.startPlanB()),
      );
      readings.add('planBStart', ours, camps, start);
    }
    for (const after of CANCEL_AFTER) {
      const family = { seed, camps: MANY, children: 2 };
      const cancelled = await onBenchPage(pageUrl, SLOWDOWN, (page) =>
        page.evaluate((args) => window.bench.cancelPlanB(...args), [family, after] as const),
      );
      readings.add('planBCancel', ours, MANY, cancelled);
    }
  }
}

export async function summerRows({ trials, readings, pageUrl }: Run): Promise<void> {
  for (let seed = 1; seed <= trials; seed += 1) {
    const family = { ...SUMMER, seed };
    const { first, done } = await onBenchPage(pageUrl, SLOWDOWN, (page) =>
      page.evaluate((one) => window.bench.planB(one), family),
    );
    console.log(`  summer, trial ${seed}: first plan ${first}, all ${done} ms`);
    readings.add('planBSummerFirst', ours, FEW, first);
    readings.add('planBSummer', ours, FEW, done);
    for (const after of CANCEL_AFTER) {
      const cancelled = await onBenchPage(pageUrl, SLOWDOWN, (page) =>
        page.evaluate((args) => window.bench.cancelPlanB(...args), [family, after] as const),
      );
      readings.add('planBSummerCancel', ours, FEW, cancelled);
    }
  }
}

export async function editRows({ trials, readings, pageUrl }: Run): Promise<void> {
  for (let trial = 0; trial < trials; trial += 1) {
    const totals: number[] = [];
    for (const camps of [FEW, MANY]) {
      const times = await onBenchPage(pageUrl, SLOWDOWN, (page) =>
        page.evaluate((count) => window.bench.plan(count), camps),
      );
      readings.add('planEdit', ours, camps, ...times.edit);
      readings.add('planYear', ours, camps, ...times.year);
      readings.add('planDay', ours, camps, ...times.day);
      readings.add('planIndex', ours, camps, ...times.index);
      readings.add('planFile', ours, camps, ...times.file);
      totals.push(times.day.reduce((all, ms) => all + ms, 0));
    }
    const [few = Number.NaN, many = Number.NaN] = totals;
    // 1: ten times the camps take ten times as long.
    readings.add('planDayGrowth', ours, MANY, Math.log(many / few) / Math.log(MANY / FEW));
  }
}
