// One file although long: what is asked, the plan that comes back, and what it promises are tested on one family and its camps.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { withCommands } from '../../commands/withCommands.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import * as v from 'valibot';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type Child, ChildSchema } from '#family/rules/profile.ts';
import { milesBetween, type Point } from '#camps/rules/place/distance.ts';
import { planB } from '../planB.ts';
import { createBreakCamps } from '../../candidates/breakCamps.ts';
import { coverSummary } from '../../coverage/coverSummary.ts';
import { familyView } from '../../family/familyView.ts';
import { sumCosts } from '../../money/cents.ts';
import { breakCosts } from '../../money/breakCosts.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, OwnDaysSchema, type PlanState } from '#family/rules/plan/planRows.ts';
import { isCoveringStatus } from '../../status/coveringStatus.ts';
import { planBChanges } from './planBChanges.ts';
import { daysToFill, planBProblem, type PlanBPreferences } from './planBProblem.ts';
import { readPlan } from './readPlan.ts';
import { whyDayOpen } from './whyDayOpen.ts';

const today = '2025-07-01';
const week = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = '', wednesday = ''] = week;
const children: Child[] = ['maya', 'leo'].map((id) =>
  v.parse(ChildSchema, { id, firstName: id, ageRange: '7-8' }),
);
const here = { latitude: 33.77, longitude: -84.3 };
const preferences: PlanBPreferences = {
  budgetCents: null,
  homeMiles: 15,
  loopMiles: 3,
  mayMove: true,
  withCare: false,
  keep: { booked: true, home: true },
};
const camp = (id: string, fields: Partial<Camp> = {}) =>
  aCamp({
    id,
    providerName: id,
    days: week,
    hours: '8am-5pm',
    price: '$300/week',
    ...here,
    ...fields,
  });

function plan(entries: readonly PlanEntry[], home: PlanState['home'] = []): PlanState {
  const ownDays = children.map(({ id }) =>
    v.parse(OwnDaysSchema, {
      id: `off-${id}`,
      childId: id,
      from: monday,
      to: '2025-10-10',
      dayKind: 'off',
      source: 'parent',
    }),
  );
  return { ...emptyPlan(), entries, home, ownDays };
}

function ask(
  camps: readonly Camp[],
  state: PlanState,
  wished = preferences,
  home: Point | null = null,
) {
  const directory = { seasons: [], camps, activities: [], districts: [], schoolBreaks: [] };
  const view = familyView(children, state, directory, today);
  const [shown] = view.breaks;
  if (!shown) throw new Error('no break');
  const byDay = createBreakCamps(camps, [], shown.days, today);
  const places = { favorites: new Set<string>(), friends: [], gazetteer: null, home, today };
  const inputs = { view, state, breaks: view.breaks, shown, camps: byDay, ...places };
  const question = planBProblem(inputs, wished);
  const answer = finished(planB(question.request));
  const plans = answer.plans.map((one) => readPlan(question, one));
  const take = (at: number) => {
    let last = 0;
    const newId = () => `new-${(last += 1)}`;
    const { keep } = wished;
    const changes = plans[at]
      ? planBChanges(plans[at], { view, home: state.home, keep, today, newId })
      : [];
    const next = withCommands(state, changes);
    return { changes, next, view: familyView(children, next, directory, today) };
  };
  return { question, byDay, plans, take };
}

const firstDay = { week: 0, day: 0, childId: 'maya' };

describe("the solver's input", () => {
  test('contains only numbers', () => {
    const { question } = ask([camp('pine')], plan([aPlanEntry({ note: 'Inhaler' })]));
    const leaves = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null
        ? Object.values(value).flatMap((one: unknown) => leaves(one))
        : [value];
    const kinds = new Set(
      leaves(question.request).map((leaf) => (leaf === null ? 'null' : typeof leaf)),
    );
    expect([...kinds].toSorted()).toEqual(['boolean', 'number']);
  });

  test('excludes booked, home and past days', () => {
    const booked = aPlanEntry({ campId: 'pine', days: [monday] });
    const atHome = {
      id: 'home-1',
      childId: 'leo',
      day: tuesday,
      isHome: true,
      who: 'Grandma',
      span: null,
    };
    const state = plan([booked], [atHome]);
    expect(daysToFill(ask([camp('pine')], state).question)).toBe(8);
    const all = { ...preferences, keep: { booked: false, home: false } };
    expect(daysToFill(ask([camp('pine')], state, all).question)).toBe(10);
  });

  test('offers single days or whole sessions as the camp sells them', () => {
    const camps = [camp('days', { price: '$80 a day, $300 a week' }), camp('session')];
    const { question } = ask(camps, plan([aPlanEntry({ campId: 'session', days: [monday] })]));
    const offers = question.request.weeks[0]?.children[0]?.offers ?? [];
    expect(offers.map(({ id, cells, cents }) => [id, cells, cents])).toEqual([
      [0, 2, 8000],
      [0, 4, 8000],
      [0, 8, 8000],
      [0, 16, 8000],
      [0, 30, 30_000],
      [1, 30, 30_000],
    ]);
  });

  test('subtracts kept bookings from the budget', () => {
    const state = plan([aPlanEntry({ campId: 'pine', days: [monday], cents: 12_000 })]);
    const { question } = ask([camp('pine')], state, { ...preferences, budgetCents: 50_000 });
    expect(question.request.budgetCents).toBe(38_000);
  });

  test('treats two camps in one ZIP area as two places', () => {
    const rough = { coordinatePrecision: 'zip', streetAddress: null } as const;
    const camps = Array.from({ length: 40 }, (_, at) =>
      camp(`rough-${at}`, { ...rough, days: at % 2 === 0 ? week.slice(0, 3) : week.slice(3) }),
    );
    const { question, plans } = ask(camps, plan([]), {
      ...preferences,
      loopMiles: 0,
      mayMove: false,
    });
    const points = question.sites.list.flatMap(({ at }) => at ?? []);
    const nearest = points.flatMap((one, at) =>
      points.slice(at + 1).map((other) => milesBetween(one, other)),
    );
    expect(points).toHaveLength(40);
    expect(Math.min(...nearest)).toBeGreaterThan(0.1);
    expect(plans[0]?.counts.covered).toBe(6);
  });

  test('excludes camps of a wrong age, without hours or price, or refused before', () => {
    const camps = [
      camp('older', { ageMin: 9 }),
      camp('no hours', { hours: 'Full day' }),
      camp('no price', { price: 'Ask us' }),
      camp('evening', { hours: '6pm-8pm' }),
      camp('full'),
    ];
    const full = aPlanEntry({ campId: 'full', days: week, status: 'waitlisted' });
    const { question } = ask(camps, plan([full]));
    expect(question.request.weeks[0]?.children[0]?.offers).toEqual([]);
    expect(whyDayOpen(question, { ...firstDay, isPart: false, added: null })).toEqual({
      childId: 'maya',
      day: monday,
      isPart: false,
      camps: 5,
      reasons: ['asked', 'ages', 'noHours', 'hours', 'noPrice'].map((reason) => ({
        reason,
        camps: 1,
      })),
    });
  });

  test('excludes camps more than 15 miles away, unless the family goes farther', () => {
    const far = camp('far', { latitude: 34.2, streetAddress: '1 Far Road' });
    for (const homeMiles of [40, null]) {
      const { plans } = ask([far], plan([]), { ...preferences, homeMiles }, here);
      expect(plans[0]?.counts.covered).toBe(10);
    }
    const { question } = ask([far], plan([]), preferences, here);
    expect(question.request.weeks[0]?.children[0]?.offers).toEqual([]);
    const why = whyDayOpen(question, { ...firstDay, isPart: false, added: null });
    expect(why?.reasons).toEqual([{ reason: 'far', camps: 1 }]);
  });

  test('counts the camps of a day that are in the plan as such, and no hours against them', () => {
    const camps = [
      camp('held', { hours: '9am-2pm' }),
      camp('evening', { hours: '6pm-8pm' }),
      camp('new', { hours: '2pm-5pm' }),
    ];
    const held = aPlanEntry({ campId: 'held', days: [monday] });
    const { question } = ask(camps, plan([held]));
    const reasonsWith = (added: Camp | null) =>
      whyDayOpen(question, { ...firstDay, isPart: true, added })?.reasons;
    expect(reasonsWith(null)).toEqual([
      { reason: 'held', camps: 1 },
      { reason: 'hours', camps: 1 },
      { reason: 'plan', camps: 1 },
    ]);
    expect(reasonsWith(aCamp({ id: 'new' }))).toEqual([
      { reason: 'held', camps: 2 },
      { reason: 'hours', camps: 1 },
    ]);
  });
});

describe('a picked plan', () => {
  test('fills open days by one command, with second choices', () => {
    const { plans, take } = ask([camp('pine'), camp('acorn', { price: '$320/week' })], plan([]));
    expect(plans[0]).toMatchObject({
      counts: { needed: 10, covered: 10, open: 0 },
      cost: { low: 60_000, high: 60_000, unknownCount: 0 },
      apart: { miles: 0 },
      isOneStop: true,
    });
    const { next } = take(0);
    const rows = next.entries.map(({ childId, campId, status, rank }) => [
      childId,
      campId,
      status,
      rank,
    ]);
    expect(rows).toEqual([
      ['maya', 'pine', 'planned', 1],
      ['maya', 'acorn', 'considering', 2],
      ['leo', 'pine', 'planned', 1],
      ['leo', 'acorn', 'considering', 2],
    ]);
    expect(next.entries[0]?.wantId).toBe(next.entries[1]?.wantId);
  });

  test('counts a drop-off at an unknown place as a stop of its own', () => {
    const held = aPlanEntry({ campId: 'lost', days: [monday] });
    const lost = camp('lost', { latitude: null, longitude: null, city: null, zipCode: null });
    const { plans } = ask([camp('pine'), lost], plan([held]));
    expect(plans[0]).toMatchObject({ apart: { miles: 0 }, isOneStop: false });
  });

  test('reuses a considered row with its note', () => {
    const thought = aPlanEntry({
      campId: 'pine',
      days: [],
      status: 'considering',
      note: 'Ask Kim',
    });
    const { next } = ask([camp('pine')], plan([thought])).take(0);
    expect(next.entries[0]).toMatchObject({ id: 'entry-1', note: 'Ask Kim', status: 'planned' });
    expect(next.entries[0]?.days).toEqual(week);
  });

  test.each([
    ['leaves the want of another day', tuesday, ['second', 1, 2]],
    ['stays behind its first choice on the same day', monday, ['first', 2, 3]],
  ])('books a back-up that %s', (_, day, [wantId, rank, next]) => {
    const first = aPlanEntry({ id: 'first', wantId: 'first', campId: 'oak', days: [monday] });
    const thought = { id: 'second', wantId: 'first', campId: 'pine', days: [monday], rank: 2 };
    const entries = [
      { ...first, status: 'waitlisted' as const },
      aPlanEntry({ ...thought, status: 'considering' }),
    ];
    const camps = [camp('pine', { days: [day] }), camp('acorn', { days: [day], price: '$320' })];
    const rows = ask(camps, plan(entries)).take(0).next.entries;
    expect(rows.find(({ id }) => id === 'second')).toMatchObject({
      days: [day],
      status: 'planned',
      wantId,
      rank,
    });
    const behind = rows.find(({ campId, childId }) => campId === 'acorn' && childId === 'maya');
    expect(behind).toMatchObject({ wantId, rank: next, status: 'considering' });
  });

  test('removes replaceable rows and cancels known bookings', () => {
    const entries = [
      aPlanEntry({ id: 'planned', campId: 'old', days: [monday] }),
      aPlanEntry({ id: 'booked', campId: 'old', days: [wednesday], status: 'confirmed' }),
      aPlanEntry({ id: 'longer', campId: 'old', days: [tuesday, '2025-10-13'] }),
    ];
    const home = { id: 'home-1', childId: 'leo', day: tuesday, isHome: true, who: '', span: null };
    const wished = { ...preferences, keep: { booked: false, home: false } };
    const { next, view } = ask([camp('pine')], plan(entries, [home]), wished).take(0);
    const row = (id: string) => next.entries.find((entry) => entry.id === id);
    expect(row('planned')).toBeUndefined();
    expect(row('booked')?.status).toBe('cancelled');
    expect(row('longer')?.days).toEqual(['2025-10-13']);
    expect(next.home).toEqual([]);
    expect(coverSummary(view.children.flatMap((one) => one.cells(week))).covered).toBe(10);
  });

  test('keeps new drop-offs near the remaining one', () => {
    const far = { latitude: 34.1, streetAddress: '1 Far Road' };
    const camps = [camp('near', { price: '$500/week' }), camp('far', far)];
    const kept = aPlanEntry({ campId: 'near', days: week });
    const [best] = ask(camps, plan([kept])).plans;
    expect(best?.bookings.map((one) => one.camp.camp.id)).toEqual(['near']);
    const anywhere = ask(camps, plan([kept]), { ...preferences, loopMiles: null }).plans[0];
    expect(anywhere?.bookings.map((one) => one.camp.camp.id)).toEqual(['far']);
    expect(anywhere?.apart?.miles).toBeGreaterThan(20);
    expect(anywhere?.apart?.hasOwn).toBe(true);
  });

  test('tells how far a new drop-off is from one that it leaves, though it need not stay', () => {
    const far = { latitude: 34.1, streetAddress: '1 Far Road', price: null };
    const camps = [camp('near', { days: [monday] }), camp('far', far)];
    const entries = [
      aPlanEntry({ id: 'held', campId: 'far', days: [monday] }),
      aPlanEntry({ id: 'no', campId: 'near', days: [monday], status: 'cancelled' }),
    ];
    const wished = { ...preferences, keep: { booked: false, home: true } };
    const [best] = ask(camps, plan(entries), wished).plans;
    expect(best?.bookings.map((one) => [one.childId, one.camp.camp.id])).toEqual([['leo', 'near']]);
    expect(best?.apart?.miles).toBeGreaterThan(20);
    expect(best?.apart).toMatchObject({ day: monday, hasOwn: true });
  });
});

const anyCamps = fc.uniqueArray(
  fc
    .record({
      id: fc.uuid(),
      days: fc.subarray(week, { minLength: 1 }),
      hours: fc.constantFrom('8am-5pm', '9am-3pm', '9am-4pm', '9am-noon', '1pm-5pm', 'Full day'),
      price: fc.constantFrom(
        '$80 a day',
        '$300/week',
        '$95',
        '$250',
        '$60 a day, $200 a week',
        'ask',
      ),
      extendedCare: fc.constantFrom(
        null,
        'After care until 5:30 pm, $15 a day',
        'Before care from 8 am, $40 a week',
      ),
      ageMin: fc.constantFrom(5, 8, 10),
      latitude: fc.constantFrom(33.77, 33.79, 33.9),
    })
    .map((fields) => camp(fields.id, { ...fields, streetAddress: `${fields.latitude} Main St` })),
  { selector: ({ id }) => id, minLength: 1, maxLength: 12 },
);
const anyEntries = fc.array(
  fc.record({
    childId: fc.constantFrom('maya', 'leo'),
    camp: fc.nat(11),
    days: fc.subarray(week, { minLength: 1, maxLength: 3 }),
    status: fc.constantFrom(
      'considering',
      'planned',
      'registered',
      'confirmed',
      'waitlisted',
      'cancelled',
    ),
  }),
  { maxLength: 4 },
);
const anyPreferences = fc.record({
  budgetCents: fc.constantFrom(null, 40_000, 120_000),
  homeMiles: fc.constantFrom(null, 5),
  loopMiles: fc.constantFrom(null, 0, 3),
  mayMove: fc.boolean(),
  withCare: fc.boolean(),
  keep: fc.record({ booked: fc.boolean(), home: fc.boolean() }),
});

test('shows in the planner what the plan promised', () => {
  fc.assert(
    fc.property(anyCamps, anyEntries, anyPreferences, (camps, some, wished) => {
      const entries = some.map(({ camp: at, ...fields }, id): PlanEntry =>
        aPlanEntry({
          ...fields,
          id: `own-${id}`,
          wantId: `own-${id}`,
          campId: camps[at % camps.length]?.id ?? '',
        }),
      );
      const state = plan(entries);
      const { plans, take, question, byDay } = ask(camps, state, wished);
      const { breaks, shown } = question.inputs;
      const ofBreak = { breaks, key: shown.key };
      for (const [at, read] of plans.entries()) {
        const { next, view } = take(at);
        const counts = coverSummary(view.children.flatMap((one) => one.cells(week)));
        const costs = breakCosts(next.entries, ['maya', 'leo'], ofBreak, view.camps);
        expect(read.counts).toEqual(counts);
        expect(read.cost).toEqual(sumCosts(costs.map(({ sum }) => sum)));
        const [left] = view.children.map((one) => one.cells(week));
        expect(read.weeks[0]?.rows[0]?.cells.map(({ cell }) => cell.cover)).toEqual(
          left?.map(({ cover }) => cover),
        );
        const stays = entries.filter(
          ({ status }) => wished.keep.booked && isCoveringStatus(status),
        );
        expect(next.entries).toEqual(expect.arrayContaining(stays));
        // What may give way is left where no camp takes its place, and costs what it did.
        const most = wished.keep.booked ? (wished.budgetCents ?? Infinity) : Infinity;
        expect(read.cost.low).toBeLessThanOrEqual(Math.max(most, question.kept.high));
        const booked = read.bookings.flatMap(({ childId, days }) =>
          (view.children.find(({ child }) => child.id === childId)?.cells(days) ?? []).flatMap(
            ({ clashes }) => clashes,
          ),
        );
        // Rows of the test clash with each other; a new one with none.
        expect(
          booked.filter(({ entryIds }) => entryIds.some((id) => id.startsWith('new-'))),
        ).toEqual([]);
      }
      for (const [day] of week.entries()) {
        const why = whyDayOpen(question, {
          week: 0,
          day,
          childId: 'leo',
          isPart: false,
          added: null,
        });
        const sum = why?.reasons.reduce((all, one) => all + one.camps, 0);
        expect(sum).toBe(byDay.get(week[day] ?? '')?.length);
      }
    }),
    { seed: 5, numRuns: 60 },
  );
});

const said = (id: string, seats: Camp['seats'], fields: Partial<Camp> = {}) =>
  camp(id, { seats, seatsSaidOn: today, ...fields });
const offered = (camps: readonly Camp[]) => {
  const { plans } = ask(camps, plan([]));
  return plans[0]?.bookings.map(({ camp: one }) => one.camp.id) ?? [];
};

describe('seats', () => {
  test('a camp that is full is never offered', () => {
    const { question } = ask([said('full', 'full')], plan([]));
    expect(question.request.weeks[0]?.children[0]?.offers).toEqual([]);
    expect(offered([said('full', 'full', { price: '$1' }), said('other', 'open')])).not.toContain(
      'full',
    );
  });

  test('a waitlist is offered only where nothing else fits, and covers no day', () => {
    const cheap = { price: '$1' };
    expect(offered([said('waits', 'waitlist', cheap), said('open', 'open')])).toContain('open');
    expect(offered([said('waits', 'waitlist', cheap), said('open', 'open')])).not.toContain(
      'waits',
    );
    const alone = ask([said('waits', 'waitlist')], plan([]));
    expect(alone.plans[0]?.bookings.map(({ camp: one }) => one.seats)).toContain('waitlist');
    expect(alone.plans[0]?.counts.covered).toBe(0);
    const rows = alone.take(0).next.entries;
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['waitlisted']));
  });
});
