import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aChild } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { createBreakCamps } from '../../candidates/breakCamps.ts';
import type { Friend } from '../../candidates/likes.ts';
import { familyView } from '../../family/familyView.ts';
import { planB } from '../planB.ts';
import { planBProblem, type PlanBPreferences } from './planBProblem.ts';
import { whyDayOpen } from './whyDayOpen.ts';
import { readPlan } from './readPlan.ts';

const december = (...days: number[]) => days.map((day) => `2026-12-${day}`);
const children = ['zoe', 'ava', 'ben'].map((id) => aChild({ id, districtId: 'dekalb' }));
const schoolBreaks = [
  aSchoolBreak({
    id: 'winter',
    kind: 'winter',
    name: 'Winter Holiday',
    startsOn: '2026-12-21',
    endsOn: '2027-01-05',
  }),
];
const day = (id: string, days: string[], fields: Partial<Camp> = {}) =>
  aCamp({ id, providerName: id, days, hours: '9am-3pm', price: '$70 a day', ...fields });
const wishes: PlanBPreferences = {
  budgetCents: null,
  homeMiles: null,
  loopMiles: null,
  mayMove: true,
  withCare: false,
  keep: { booked: true, home: true },
};

const NOBODY: readonly Friend[] = [];

function ask(
  camps: Camp[],
  entries: PlanEntry[],
  wished: Partial<PlanBPreferences> = {},
  { today = '2026-11-25', family = children, favorites = new Set<string>(), friends = NOBODY } = {},
) {
  const directory = { seasons: [], camps, activities: [], districts: [], schoolBreaks };
  const state = { ...emptyPlan(), entries };
  const view = familyView(family, state, directory, today);
  const [shown] = view.breaks;
  if (!shown) throw new Error('no break');
  const byDay = createBreakCamps(camps, [], shown.days, today);
  const places = { favorites, friends, gazetteer: null, home: null, today };
  const inputs = { view, state, breaks: view.breaks, shown, camps: byDay, ...places };
  const question = planBProblem(inputs, { ...wishes, ...wished });
  return {
    question,
    plans: finished(planB(question.request)).plans.map((one) => readPlan(question, one)),
  };
}

describe('a break of three weeks', () => {
  const camps = [day('Étoile', december(28, 29, 30)), day('River', december(21, 22, 23))];
  const booked = ['zoe', 'ava'].map((childId) =>
    aPlanEntry({ id: childId, childId, campId: 'Étoile', days: december(28, 29, 30) }),
  );

  test('is one question, and leaves $60 of $900 after two plans of $420', () => {
    const { question, plans } = ask(camps, booked, { budgetCents: 90_000 });
    expect(question.weeks.map(({ days }) => days[0])).toEqual([
      '2026-12-21',
      '2026-12-28',
      '2027-01-04',
    ]);
    expect(question.kept).toEqual({ low: 42_000, high: 42_000, unknownCount: 0 });
    expect(plans[0]?.cost).toEqual({ low: 84_000, high: 84_000, unknownCount: 0 });
    expect(plans[0]?.counts.inPart).toBe(12);
  });

  test('counts the bookings of all its weeks, also of one that is over', () => {
    const { question } = ask(camps, booked, { budgetCents: 90_000 }, { today: '2027-01-02' });
    expect(question.weeks.map(({ days }) => days[0])).toEqual(['2027-01-04']);
    expect(question.request.budgetCents).toBe(48_000);
  });

  test('counts a deposit that was not given back', () => {
    const gone = aPlanEntry({ ...booked[0], id: 'gone', status: 'cancelled', cents: 5000 });
    expect(ask(camps, [...booked, gone]).question.kept.high).toBe(47_000);
  });
});

test('fills no day of another break in the same week', () => {
  const digital = aSchoolBreak({
    ...schoolBreaks[0],
    id: 'digital',
    dayKind: 'digital',
    startsOn: '2027-01-07',
    endsOn: '2027-01-07',
  });
  schoolBreaks.push(digital);
  const { question, plans } = ask([day('River', [...december(21), '2027-01-07'])], []);
  schoolBreaks.pop();
  expect(question.weeks.at(-1)?.days).toContain('2027-01-07');
  expect(plans[0]?.bookings.flatMap(({ days }) => days)).toEqual(Array(3).fill('2026-12-21'));
});

test('names every swap of a step that costs more', () => {
  const camps = [
    day('Étoile', december(23), { price: '$70 a day', hours: '8am-6pm' }),
    day('Half', december(22), { price: '$40 a day' }),
    day('Full', december(22), { price: '$50 a day', hours: '8am-6pm' }),
  ];
  const family = children.slice(0, 1);
  const { plans } = ask(camps, [], { budgetCents: 5000 }, { family });
  expect(plans[0]?.more?.cents).toBe(6000);
  const steps = plans[0]?.more?.steps.map(({ days, camp, instead }) => [
    days.join(),
    camp?.camp.camp.id,
    instead?.camp.camp.id,
  ]);
  expect(steps).toEqual([
    ['2026-12-23', 'Étoile', undefined],
    ['2026-12-22', 'Half', 'Full'],
  ]);
});

test('names no camp that stays as a step', () => {
  const camps = [
    day('Stays', december(21), { price: '$30 a day' }),
    day('New', december(23), { price: '$70 a day' }),
  ];
  const family = children.slice(0, 1);
  const { plans } = ask(camps, [], { budgetCents: 5000 }, { family });
  expect(plans[0]?.more?.cents).toBe(7000);
  const steps = plans[0]?.more?.steps.map(({ days, camp, instead }) => [
    days.join(),
    camp?.camp.camp.id,
    instead?.camp.camp.id,
  ]);
  expect(steps).toEqual([['2026-12-23', 'New', undefined]]);
});

describe('before and after care', () => {
  const extendedCare = 'After care until 6:00 pm, $12 a day';
  const hours = '8am-3pm';
  const family = children.slice(0, 1);
  const camps = (price: string) => [
    day('Étoile', december(21, 22), { extendedCare, hours, price }),
  ];

  test('is booked by the family only', () => {
    const [best] = ask(camps('$70 a day'), [], {}, { family }).plans;
    expect(best?.counts).toMatchObject({ covered: 0, inPart: 2 });
    expect(best?.cost.high).toBe(14_000);
  });

  test('closes the days at its price, and is on the row that is taken', () => {
    const [best] = ask(camps('$70 a day'), [], { withCare: true }, { family }).plans;
    expect(best?.counts).toMatchObject({ covered: 2, inPart: 0 });
    expect(best?.cost.high).toBe(16_400);
    expect(best?.bookings.map(({ care, cost }) => [care.length, cost.high])).toEqual([[1, 16_400]]);
  });

  test('is left out where the budget ends', () => {
    const wished = { withCare: true, budgetCents: 15_500 };
    const [best] = ask(camps('$70 a day'), [], wished, { family }).plans;
    expect(best?.cost.high).toBe(15_200);
    expect(best?.counts).toMatchObject({ covered: 1, inPart: 1 });
    expect(best?.bookings).toHaveLength(2);
  });

  test('comes with the whole of a session', () => {
    const [best] = ask(camps('$300/week'), [], { withCare: true }, { family }).plans;
    expect(best?.cost.high).toBe(32_400);
    expect(best?.bookings[0]?.care).toEqual([
      { span: { from: 900, to: 1080 }, cents: 1200, per: 'day' },
    ]);
  });

  test('answers why a day is covered in part', () => {
    const { question } = ask(camps('$70 a day'), [], {}, { family });
    const asked = { week: 0, day: 0, childId: 'zoe', isPart: true, added: null };
    expect(whyDayOpen(question, asked)?.reasons).toEqual([{ reason: 'part', camps: 1 }]);
    const withCare = ask(camps('$70 a day'), [], { withCare: true }, { family }).question;
    expect(whyDayOpen(withCare, asked)?.reasons).toEqual([{ reason: 'plan', camps: 1 }]);
  });
});

test('takes the camp with a heart where two cover and cost the same', () => {
  const camps = [day('Aspen', december(21)), day('Zinnia', december(21))];
  const family = children.slice(0, 1);
  const first = (favorites: string[]) =>
    ask(camps, [], {}, { family, favorites: new Set(favorites) }).plans[0]?.bookings[0]?.camp.camp
      .id;
  expect(first([])).toBe('Aspen');
  expect(first(['Zinnia'])).toBe('Zinnia');
  // Not for a cent.
  camps[1] = day('Zinnia', december(21), { price: '$70.01 a day' });
  expect(first(['Zinnia'])).toBe('Aspen');
});

test('takes the camp of a friend where two cover and cost the same, in the friend’s week only', () => {
  const family = children.slice(0, 1);
  const first = (ids: string[], price: string, friends: Friend[]) => {
    const camps = ids.map((id) => day(id, december(21), id === 'Zinnia' ? { price } : {}));
    return ask(camps, [], {}, { family, friends }).plans[0]?.bookings[0]?.camp.camp.id;
  };
  const both = ['Aspen', 'Zinnia'];
  const sam = { campId: 'Zinnia', label: 'Sam' };
  const there = [{ ...sam, days: december(21) }];
  expect(first(both, '$70 a day', [])).toBe('Aspen');
  expect(first(both, '$70 a day', there)).toBe('Zinnia');
  expect(first(both, '$70 a day', [{ ...sam, days: december(28) }])).toBe('Aspen');
  // A friend is never worth a cent.
  expect(first(both, '$71 a day', there)).toBe('Aspen');
});
