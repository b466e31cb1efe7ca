import type { Faults } from './Faults.ts';

const SOLVER = ['src/planner/rules/planB/'];

/** Plan B: what its plans may book, what they may cost, and whether the worker can be stopped. */
export const planBFaults: readonly Faults[] = [
  {
    file: 'src/planner/rules/planB/childChoices.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'lowestBit(cells) === lowest && (cells & ~set) === 0',
        after: 'lowestBit(cells) === lowest',
        breaks: 'a child is in two camps at once',
      },
      {
        before: 'costs.set(open.costs, openPoints);',
        after: '',
        breaks: 'a day that could stay open makes the whole week impossible',
      },
      {
        before: 'price > low || (price === low && offer.id >= (cheapest[shape]?.id ?? 0))',
        after: 'price >= low',
        breaks: 'the same camps in another order give another plan',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/allChildren.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'hub.every((costs, child)',
        after: 'hub.some((costs, child)',
        breaks: 'a hub that is better for one child is passed over',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/dayGroups.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'if (loop?.mayMove) for',
        after: 'if (loop) for',
        breaks: 'drop-offs lie all over town though the family wants one part of it',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/stopRules.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'every((reach) => reach.has(hub))',
        after: 'every((reach) => reach.size > 0)',
        breaks: 'a new camp is far from the one that a brother is brought to',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/secondChoice.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'budgetCents - plan.cents + booking.offer.cents',
        after: 'budgetCents',
        breaks: 'a second choice costs more than is left',
      },
      {
        before: 'id !== booking.offer.id &&',
        after: '',
        breaks: 'the second choice is the camp that said no',
      },
      {
        before: '(cells & child.need & ~booking.cells) === 0',
        after: 'cells !== 0',
        breaks: 'a second choice lies on days that are booked elsewhere',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/threePlans.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'difference(one.plan.bookings, plan.bookings) < LEAST_DIFFERENCE',
        after: 'difference(one.plan.bookings, plan.bookings) === 0',
        breaks: 'three plans are one plan with a day changed',
      },
      {
        before: 'points <= mayLeave(THRIFTY_MAY_LEAVE) && cents <= budgetCents',
        after: 'cents <= budgetCents',
        breaks: 'the thrifty plan leaves the week open',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/front.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'front.find(({ cents }) => cents <= budgetCents)',
        after: 'front[0]',
        breaks: 'the best plan costs more than the budget',
      },
    ],
  },
  {
    file: 'src/planner/rules/planB/whyOpen.ts',
    tests: SOLVER,
    faults: [
      {
        before: 'left = passing;',
        after: '',
        breaks: 'a camp is counted under two reasons',
      },
    ],
  },
  {
    file: 'src/planner/worker/runPlanB.ts',
    tests: ['src/planner/worker/'],
    faults: [
      {
        before: 'if (isCancelled()) return null;',
        after: '',
        breaks: 'a cancelled search goes on and heats the phone',
      },
      {
        before: 'performance.now() < until',
        after: 'true',
        breaks: 'nobody is heard before all the work is done',
      },
    ],
  },
  {
    file: 'src/planner/store/createPlanB.ts',
    tests: ['src/planner/store/'],
    faults: [
      {
        before: 'for (const id of open.keys()) void runHere(id);',
        after: '',
        breaks: 'where no worker starts the page waits for ever',
      },
      {
        before: 'if (open.size === 0) idle = setTimeout(end, KEPT_IDLE_MS);',
        after: 'idle = setTimeout(end, KEPT_IDLE_MS);',
        breaks: 'a worker is ended in the middle of its work',
      },
      {
        before: 'silence = setTimeout(lose, FIRST_WORD_WITHIN_MS);',
        after: '',
        breaks: 'a worker that never speaks is waited for',
      },
    ],
  },
];
