// Our solver beside a package for mixed-integer programs, both in Node, on the same model: one hub for the week.
import { bestWithin } from '../../../../src/planner/rules/planB/paretoFront.ts';
import {
  requestedWeeks,
  type PlanBRequest,
} from '../../../../src/planner/rules/planB/planBRequest.ts';
import { solve } from '../../../../src/planner/rules/planB/solve.ts';
import { madeUpRequest } from '../../../fixtures/planB/madeUpRequest.ts';
import { ours } from '../../metrics.ts';
import type { Run } from '../contestParts.ts';
import { weekAsLp } from './weekAsLp.ts';

const SIZES = [300, 1000];
const CHILDREN = 2;
const BUDGET_CENTS_A_CHILD = 18_000;
/** What is not proved by then counts as this long. */
const LIMIT_SECONDS = 120;

type Solver = (text: string, seconds: number) => number | null;

/** Milliseconds of the processor, not of the clock: other work of the machine is not counted. */
function timed<T>(work: () => T): { ms: number; result: T } {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { ms: (user + system) / 1000, result };
}

export async function solverRows({ trials, readings }: Run): Promise<void> {
  const highs = await loadHighs();
  for (const camps of SIZES) {
    for (let trial = 0; trial < trials; trial += 1) {
      const request: PlanBRequest = {
        ...madeUpRequest({ seed: camps + trial, camps, children: CHILDREN }),
        mayMove: false,
        budgetCents: BUDGET_CENTS_A_CHILD * CHILDREN,
      };
      const mine = timed(() => {
        const { front, pick } = solve(requestedWeeks(request));
        const step = bestWithin(front, request.budgetCents);
        return step && pick(step);
      });
      readings.add('planBSolved', ours, camps, mine.ms);

      const [week] = requestedWeeks(request);
      if (!week) throw new Error('A request without a week');
      const { text, stepOf } = weekAsLp(week, request.budgetCents);
      const theirs = timed(() => highs(text, LIMIT_SECONDS));
      readings.add('planBSolved', 'HiGHS', camps, theirs.ms);

      const found = theirs.result === null ? null : stepOf(theirs.result);
      const same = found?.points === mine.result?.points && found?.cents === mine.result?.cents;
      console.log(
        `  ${camps} camps, trial ${trial + 1}: ${mine.ms.toFixed(0)} ms, HiGHS ${theirs.ms.toFixed(0)} ms, ` +
          (found ? `${found.points} points for $${found.cents / 100}` : 'not proved in time'),
      );
      if (found && !same) {
        throw new Error(
          `HiGHS found ${JSON.stringify(found)}, ours ${JSON.stringify(mine.result)}`,
        );
      }
      if (found) readings.add('planBAgrees', ours, camps, 100);
    }
  }
}

/** By its address: its types are there only once the peers are installed. */
async function loadHighs(): Promise<Solver> {
  const address = new URL('../../peers/highs.ts', import.meta.url).href;
  const { default: load }: { default: () => Promise<Solver> } = await import(address);
  return load();
}
