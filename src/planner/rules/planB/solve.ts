import { paretoFront, sumCostTables } from './paretoFront.ts';
import type { Progress, Solved, Step, Week } from './week.ts';
import { weekRun } from './weekRun.ts';

/**
 * Covers several weeks that share a budget. They do not touch each other otherwise, so their costs add up. A session
 * that runs on in the next week ties the two together: hand them in as one week of ten days.
 */
export function* solveInSteps(weeks: readonly Week[]): Generator<Progress, Solved, void> {
  const runs = weeks.map(weekRun);
  const soFar = (): Solved => {
    const found = runs.map((run) => run.soFar());
    const { add, split } = sumCostTables(found.map(({ costs }) => costs));
    const pick = (step: Step) => ({
      ...step,
      bookings: split(step).flatMap((own, week) => found[week]?.bookingsOf(own) ?? []),
    });
    return { front: paretoFront(add()), pick };
  };
  for (const [week, { steps }] of runs.entries()) {
    for (const share of steps()) yield { share: (week + share) / runs.length, soFar };
  }
  return soFar();
}

/** Runs to the end. */
export function solve(weeks: readonly Week[]): Solved {
  const steps = solveInSteps(weeks);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
