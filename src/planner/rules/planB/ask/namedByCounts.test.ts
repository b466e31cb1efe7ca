import { expect, test } from 'vitest';
import { namedByCounts } from './namedByCounts.ts';
import type { ReadPlan } from './readPlan.ts';

const none = { near: 0, home: 0, guess: 0, inPart: 0, unknown: 0, waiting: 0, open: 0 };
const plan = (kind: ReadPlan['kind'], covered: number, dollars: number, unknownCount = 0) => ({
  kind,
  counts: { ...none, needed: 15, covered, open: 15 - covered },
  cost: { low: dollars * 100, high: dollars * 100, unknownCount },
});
const told = (plans: readonly ReturnType<typeof plan>[]) =>
  namedByCounts(plans).map(({ kind, counts, cost }) => [kind, counts.covered, cost.high / 100]);

test.each([
  [
    'keeps the names of plans that are what they say',
    [plan('best', 9, 2236), plan('thrifty', 8, 1628), plan('other', 7, 1499)],
    [
      ['best', 9, 2236],
      ['thrifty', 8, 1628],
      ['other', 7, 1499],
    ],
  ],
  [
    'calls the one the fullest that covers 9 days of 15, and the one of 8 a backup',
    [plan('best', 8, 1579), plan('other', 9, 1548)],
    [
      ['best', 9, 1548],
      ['other', 8, 1579],
    ],
  ],
  [
    'calls a backup the cheaper plan that covers 9 days for $1,499, and drops one of 8 days for $1,628',
    [plan('best', 9, 2236), plan('thrifty', 8, 1628), plan('other', 9, 1499)],
    [
      ['best', 9, 2236],
      ['thrifty', 9, 1499],
    ],
  ],
  [
    'keeps a cheaper plan beside one that may cost more than it says',
    [plan('best', 9, 2236), plan('thrifty', 8, 1628), plan('other', 9, 1499, 1)],
    [
      ['best', 9, 2236],
      ['thrifty', 8, 1628],
      ['other', 9, 1499],
    ],
  ],
] as const)('%s', (_, plans, names) => {
  expect(told(plans)).toEqual(names);
});
