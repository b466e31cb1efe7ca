import type { Page } from '@playwright/test';
import type { Contestant } from './contestants.ts';
import type { Options } from './options.ts';
import type { Readings } from './readings.ts';

export type Run = { options: Options; readings: Readings; pageUrl: string };

/** One of the biggest size is enough: its trials take longer than all others together. */
const oneTrialAbove = 10_000;

/** Contestants take turns (A B C, A B C), so that a busy minute of the machine hits all of them. */
export async function eachTrial(
  { sizes, trials }: Options,
  contestants: readonly Contestant[],
  work: (contestant: Contestant, size: number, trial: number) => Promise<void>,
): Promise<void> {
  for (const size of sizes) {
    for (let trial = 0; trial < (size > oneTrialAbove ? 1 : trials); trial += 1) {
      for (const contestant of contestants.filter(({ upTo }) => size <= upTo)) {
        process.stdout.write(
          `\r  ${size} camps, trial ${trial + 1}: ${contestant.name}`.padEnd(60),
        );
        await work(contestant, size, trial);
      }
    }
  }
  process.stdout.write('\r'.padEnd(61).concat('\r'));
}

export async function loadContestant(page: Page, run: Run, { module }: Contestant): Promise<void> {
  await page.goto(run.pageUrl);
  await page.evaluate((name) => window.bench.load(name), module);
}
