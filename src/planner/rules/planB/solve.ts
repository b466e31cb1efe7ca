import { paretoFront, sumCostTables } from './paretoFront.ts';
import type { Booking, Progress, Solved, Step, Week } from './week.ts';
import { type Found, weekRun } from './weekRun.ts';

/**
 * Covers several weeks that share a budget. They do not touch each other otherwise, so their costs add up: a summer
 * takes as long as its weeks one by one. Offers price each week of a camp by itself.
 */
export function* solveInSteps(weeks: readonly Week[]): Generator<Progress, Solved, void> {
  const runs = weeks.map(weekRun);
  // A week that is solved changes no more: what is known early costs one week's work, not that of all.
  const solved: Found[] = [];
  const soFar = () => together(runs.map((run, week) => solved[week] ?? run.soFar()));
  for (const [week, { steps, soFar: found }] of runs.entries()) {
    for (const share of steps()) yield { share: (week + share) / runs.length, soFar };
    solved.push(rememberBookings(found()));
    yield { share: (week + 1) / runs.length, soFar };
  }
  return soFar();
}

/** A solved week has one price for each number of points, so its bookings for them are looked up once. */
const rememberBookings = ({ costs, bookingsOf }: Found): Found => {
  const known = new Map<number, Booking[]>();
  return {
    costs,
    bookingsOf(step) {
      const bookings = known.get(step.points) ?? bookingsOf(step);
      known.set(step.points, bookings);
      return bookings;
    },
  };
};

/** The front of several weeks, and a plan for each of its steps. */
function together(found: readonly Found[]): Solved {
  const { add, split } = sumCostTables(found.map(({ costs }) => costs));
  const pick = (step: Step) => ({
    ...step,
    bookings: split(step).flatMap((own, week) => found[week]?.bookingsOf(own) ?? []),
  });
  return { front: paretoFront(add()), pick };
}

/** Runs to the end. */
export function solve(weeks: readonly Week[]): Solved {
  const steps = solveInSteps(weeks);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
