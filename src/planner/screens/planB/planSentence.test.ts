import { expect, test } from 'vitest';
import type { Span } from '#planner/rules/coverage/span.ts';
import { planSentence } from './planSentence.ts';

const need = { from: 540, to: 990 };
const [MON, TUE, WED, THU, FRI] = ['21', '22', '23', '24', '25'].map((day) => `2026-12-${day}`);
const week = [MON, TUE, WED, THU, FRI].map((day) => day ?? '');

type Left = Record<string, Span[]>;
/** Each child's gaps by day; a day without any is covered. */
const weeksOf = (left: Readonly<Record<string, Left>>) => [
  {
    rows: Object.entries(left).map(([childId, gapsOf]) => ({
      childId,
      cells: week.map((day) => {
        const gaps = gapsOf[day] ?? [];
        const [gap] = gaps;
        const isOpen = gap?.from === need.from && gap.to === need.to;
        const cover = gap === undefined ? 'covered' : isOpen ? 'open' : 'part';
        return { cell: { day, cover, need, gaps, isOver: false } as const };
      }),
    })),
  },
];
const stay = (childId: string, providerName: string, days: readonly string[]) => ({
  childId,
  days,
  camp: { camp: { id: providerName, providerName } },
});
const june = new Map([['june', 'June']]);
const both = new Map([...june, ['max', 'Max']]);
const untilThree = [{ from: 900, to: 990 }];

test.each([
  [
    'of one child, with a day that ends early',
    {
      bookings: [stay('june', 'Comet & Kettle', week.slice(0, 2))],
      weeks: weeksOf({ june: { [week[2] ?? '']: untilThree } }),
    },
    june,
    'Two days at Comet & Kettle. Wednesday ends at 3.',
  ],
  [
    'of two camps that cover all',
    {
      bookings: [stay('june', 'River', week.slice(0, 4)), stay('june', 'Owl', week.slice(4))],
      weeks: weeksOf({ june: {} }),
    },
    june,
    'Four days at River and one at Owl. Every day is covered.',
  ],
  [
    'of two children, by name',
    {
      bookings: [stay('june', 'River', week), stay('max', 'Owl', week.slice(0, 1))],
      weeks: weeksOf({
        june: {},
        max: { [week[3] ?? '']: [need], [week[4] ?? '']: [{ from: 540, to: 600 }] },
      }),
    },
    both,
    'Five days at River for June and one at Owl for Max. Max’s Thursday is still open and Max’s Friday has a gap.',
  ],
  [
    'of two children at the same camps, together',
    {
      bookings: ['june', 'max'].flatMap((childId) => [
        stay(childId, 'River', week.slice(0, 1)),
        stay(childId, 'Owl', week.slice(1)),
      ]),
      weeks: weeksOf({ june: {}, max: {} }),
    },
    both,
    'One day each at River for June and Max and four each at Owl for June and Max. Every day is covered.',
  ],
  [
    'of one child at two camps of a provider, once',
    {
      bookings: ['Morning', 'Art'].map((id, at) => ({
        childId: 'june',
        days: week.slice(at, at + 1),
        camp: { camp: { id, providerName: 'River' } },
      })),
      weeks: weeksOf({ june: {} }),
    },
    both,
    'Two days at River for June. Every day is covered.',
  ],
  [
    'of many camps and days, in numbers',
    {
      bookings: ['A', 'B', 'C'].map((name, at) => stay('june', name, week.slice(at, at + 1))),
      weeks: weeksOf({
        june: { [week[0] ?? '']: untilThree, [week[3] ?? '']: [need], [week[4] ?? '']: [need] },
      }),
    },
    june,
    '3 days at 3 camps. 1 day has a gap, 2 are still open.',
  ],
])('tells of a plan %s', (_name, read, names, words) => {
  expect(planSentence(read, names)).toBe(words);
});
