import type { Page } from '@playwright/test';
import type { Contestant } from './contestants.ts';
import type { Readings } from './readings.ts';

/** `sizes`: how many camps. */
export type Run = { sizes: number[]; trials: number; readings: Readings; pageUrl: string };

/** Contestants take turns (A B C, A B C), so that a busy minute of the machine hits all of them. */
export async function eachTrial(
  { sizes, trials }: Run,
  contestants: readonly Contestant[],
  work: (contestant: Contestant, size: number, trial: number) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    for (let trial = 0; trial < trials; trial += 1) {
      for (const contestant of contestants) {
        console.log(`  ${size} camps, trial ${trial + 1}: ${contestant.name}`);
        await work(contestant, size, trial);
      }
    }
  }
}

export async function loadContestant(page: Page, run: Run, { module }: Contestant): Promise<void> {
  await page.goto(run.pageUrl);
  await page.evaluate((name) => window.bench.load(name), module);
}
