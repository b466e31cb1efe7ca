import { addCosts, costsOf, frontOf, noCosts, nothingAsked, splitCosts } from './front.ts';
import { countBits } from './countBits.ts';
import { solveWeek } from './solveWeek.ts';
import type { Front, Plan, Progress, Solved, Step, Week } from './week.ts';

/**
 * Covers several weeks that share a budget. They do not touch each other otherwise, so their fronts add up. A session
 * that runs on in the next week ties the two together: hand them in as one week of ten days.
 */
export function* solveInSteps(weeks: readonly Week[]): Generator<Progress, Solved, void> {
  const solved: Solved[] = [];
  for (const [at, week] of weeks.entries()) {
    const steps = solveWeek(week);
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        solved.push(step.value);
        break;
      }
      const { share, soFar } = step.value;
      const waiting = weeks.slice(at + 1).map(leftOpen);
      yield {
        share: (at + share) / weeks.length,
        soFar: () => joinWeeks([...solved, soFar(), ...waiting]),
      };
    }
  }
  return joinWeeks(solved);
}

/** Runs to the end. */
export function solve(weeks: readonly Week[]): Solved {
  const steps = solveInSteps(weeks);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The fronts of weeks added up. */
export const joinFronts = (fronts: readonly Front[]): Front =>
  frontOf(tablesOf(fronts).at(-1) ?? nothingAsked());

/** The costs of the first front, of the first two, and so on. */
function tablesOf(fronts: readonly Front[]) {
  let before = nothingAsked();
  return fronts.map((front) => {
    const costs = costsOf(front);
    const sum = noCosts(before.length + costs.length - 2);
    addCosts(before, costs, sum);
    before = sum;
    return sum;
  });
}

function joinWeeks(solved: readonly Solved[]): Solved {
  const sums = tablesOf(solved.map(({ front }) => front));
  const pick = (step: Step): Plan => {
    const plans: Plan[] = [];
    let goal = step;
    for (const [back, { front, pick: pickWeek }] of solved.toReversed().entries()) {
      const week = solved.length - 1 - back;
      const pair = splitCosts(costsOf(front), sums[week - 1] ?? nothingAsked(), goal);
      if (!pair) throw new RangeError('No weeks add up to this step');
      const { bookings, loops } = pickWeek(pair[0]);
      plans.unshift({
        ...pair[0],
        bookings: bookings.map((booking) => ({ ...booking, week })),
        loops: loops.map((loop) => ({ ...loop, week })),
      });
      goal = pair[1];
    }
    return {
      ...step,
      bookings: plans.flatMap(({ bookings }) => bookings),
      loops: plans.flatMap(({ loops }) => loops),
    };
  };
  return { front: frontOf(sums.at(-1) ?? nothingAsked()), pick };
}

/** A week that has not been looked at. */
function leftOpen({ children, openPoints }: Week): Solved {
  const points = children.reduce((sum, { need }) => sum + countBits(need) * openPoints, 0);
  return {
    front: [{ points, cents: 0 }],
    pick: (step) => ({ ...step, bookings: [], loops: [] }),
  };
}
