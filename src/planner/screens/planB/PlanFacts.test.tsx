import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import { planBCopy } from '#planner/words/planB.ts';
import { PlanFacts } from './PlanFacts.tsx';

const none = { near: 0, home: 0, guess: 0, inPart: 0, unknown: 0, waiting: 0, open: 0 };
const counts = { ...none, needed: 5, covered: 5 };

const plan: ReadPlan = {
  kind: 'best',
  bookings: [],
  weeks: [],
  counts,
  guessed: 0,
  cost: { low: 40_000, high: 40_000, unknownCount: 0 },
  apart: null,
  isOneStop: false,
  more: null,
};
const textOf = (fields: Partial<ReadPlan>, loopMiles: number | null = null) =>
  renderToStaticMarkup(
    <PlanFacts read={{ ...plan, ...fields }} preferences={{ budgetCents: null, loopMiles }} />,
  );

test.each([
  ['is what is in the plan, beyond 3 miles', true, 22, 3, 'on Wednesday, from what’s in your plan'],
  ['is left out within 10 miles', true, 8, 10, 'on Wednesday, the farthest'],
  ['is left out at any distance', true, 22, null, 'on Wednesday, the farthest'],
  ['is left out between new camps', false, 22, 3, 'on Wednesday, the farthest'],
] as const)('the reason for far drop-offs %s', (_, hasOwn, miles, loopMiles, words) => {
  const text = textOf({ apart: { miles, day: '2025-10-08', hasOwn } }, loopMiles);
  expect(text).toContain(`${words}, in a straight line`);
});

test('names the 9 days of 151 that a plan of 142 leaves to the family', () => {
  const text = textOf({ counts: { ...none, needed: 142, covered: 33, open: 109 }, guessed: 9 });
  expect(text).toContain('33 of 142 days');
  expect(text).toContain('109 open, not counting 9 at home, we guess');
});

test('only plans that cover each day are ways to fill a break', () => {
  const { ways } = planBCopy.heading;
  expect(ways(3, 'Oct 6–10', true)).toBe('3 ways to fill Oct 6–10');
  expect(ways(1, 'Oct 6–10', false)).toBe('1 plan for Oct 6–10');
});
