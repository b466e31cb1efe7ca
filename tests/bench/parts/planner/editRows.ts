// What a change of the plan and a tap on a day cost, in Chromium at a 4 times slower CPU.
import { slowDown, visit, withProfile } from '../../browser.ts';
import { ours } from '../../contestants.ts';
import type { Run } from '../../trials.ts';

const SLOWDOWN = 4;
const FEW = 1000;
const MANY = 10_000;

export async function editRows({ trials, readings, pageUrl }: Run): Promise<void> {
  for (let trial = 0; trial < trials; trial += 1) {
    const few = await timesOn(pageUrl, FEW);
    const many = await timesOn(pageUrl, MANY);
    for (const [camps, times] of [
      [FEW, few],
      [MANY, many],
    ] as const) {
      readings.add('planEdit', ours, camps, ...times.edit);
      readings.add('planYear', ours, camps, ...times.year);
      readings.add('planDay', ours, camps, ...times.day);
      readings.add('planIndex', ours, camps, ...times.index);
      readings.add('planFile', ours, camps, ...times.file);
    }
    // 1: ten times the camps take ten times as long.
    const growth = Math.log(sum(many.day) / sum(few.day)) / Math.log(MANY / FEW);
    readings.add('planDayGrowth', ours, MANY, growth);
    console.log(
      `  plan, trial ${trial + 1}: ${JSON.stringify(lasts(many))}, growth ${growth.toFixed(2)}`,
    );
  }
}

const timesOn = (url: string, camps: number) =>
  withProfile((profile) =>
    visit(profile, async (page) => {
      await page.goto(url);
      await page.waitForFunction(() => 'bench' in window);
      await slowDown(page, SLOWDOWN);
      return page.evaluate((count) => window.bench.plan(count), camps);
    }),
  );

const sum = (times: readonly number[]) => times.reduce((all, ms) => all + ms, 0);

/** First, middle and slowest. */
function lasts(times: Record<string, readonly number[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => {
      const sorted = all.toSorted((a, b) => a - b);
      const three = [all[0], sorted[all.length >> 1], sorted.at(-1)];
      return [name, three.map((ms = Number.NaN) => ms.toFixed(2)).join(' ')];
    }),
  );
}
