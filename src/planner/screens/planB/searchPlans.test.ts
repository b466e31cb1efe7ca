import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { createPlanB } from '#planner/store/createPlanB.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { coveredDays } from '#planner/rules/coverage/coverSummary.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import {
  type PlanBInputs,
  planBProblem,
  type PlanBPreferences,
} from '#planner/rules/planB/ask/planBProblem.ts';
import { emptyPlan, OwnDaysSchema } from '#family/rules/plan/planRows.ts';
import { searchPlans, type PlanBState } from './searchPlans.ts';

const week = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const child = v.parse(ChildSchema, { id: 'maya', firstName: 'Maya', ageRange: '7-8' });
const ownDays = v.parse(OwnDaysSchema, {
  id: 'off',
  childId: 'maya',
  from: week[0],
  to: week[4],
  dayKind: 'off',
  source: 'parent',
});
/** Days at two places that are far from each other. */
const camps = [
  { id: 'near', days: week.slice(0, 3), latitude: 33.7 },
  { id: 'far', days: week.slice(3), latitude: 34.1, streetAddress: '1 Far Road' },
].map((fields) => aCamp({ hours: '9am-5pm', price: '$60 a day', longitude: -84.3, ...fields }));
const today = '2025-07-01';

function inputsOf(listed: Camp[], entries: PlanEntry[] = []): PlanBInputs {
  const directory = { seasons: [], camps: listed, activities: [], districts: [], schoolBreaks: [] };
  const state = { ...emptyPlan(), ownDays: [ownDays], entries };
  const view = familyView([child], state, directory, today);
  const [shown] = view.breaks;
  if (!shown) throw new Error('no break');
  return {
    view,
    state,
    breaks: view.breaks,
    shown,
    camps: createBreakCamps(listed, [], week, week[0] ?? ''),
    favorites: new Set<string>(),
    friends: [],
    gazetteer: null,
    home: null,
    today,
  };
}
const preferences: PlanBPreferences = {
  budgetCents: null,
  homeMiles: 15,
  loopMiles: 3,
  mayMove: true,
  withCare: false,
  keep: { booked: true, home: true },
};

// The solver takes whatever the machine gives it.
const eventually = (check: () => void) => vi.waitFor(check, 20_000);

function search(wished: PlanBPreferences, inputs = inputsOf(camps)) {
  // No worker in tests: it runs here, in slices.
  const tool = createPlanB(() => {
    throw new Error('no worker');
  });
  const states: PlanBState[] = [];
  const question = planBProblem(inputs, wished);
  const running = searchPlans(tool, { inputs, preferences: wished, question }, (state) =>
    states.push(state),
  );
  return { states, running };
}
const helpsOf = (state: PlanBState | undefined) =>
  state?.status === 'done'
    ? state.helps.map(
        ({ kind, counts: { covered, needed, inPart } }) =>
          `${kind}: ${covered} of ${needed}, ${inPart} in part`,
      )
    : null;

test('suggests nothing for a plan that covers all days', async () => {
  const { states } = search(preferences);
  await eventually(() => expect(helpsOf(states.at(-1))).toEqual([]));
  const last = states.at(-1);
  expect(last?.status === 'done' && last.result.plans[0]?.counts).toMatchObject({ covered: 5 });
});

test('tries each preference alone and suggests only those that help', async () => {
  const { states } = search({ ...preferences, mayMove: false });
  await eventually(() =>
    expect(helpsOf(states.at(-1))).toEqual([
      'anyDistance: 5 of 5, 0 in part',
      'mayMove: 5 of 5, 0 in part',
    ]),
  );
});

test('suggests the cost of the fullest plan for a small budget', async () => {
  const { states } = search({ ...preferences, budgetCents: 12_500 });
  await eventually(() => expect(helpsOf(states.at(-1))).toEqual(['budget: 5 of 5, 0 in part']));
  const last = states.at(-1);
  expect(last?.status === 'done' && last.helps[0]?.preferences.budgetCents).toBe(30_000);
});

test('calls the plan the fullest that covers most days, half an hour short among them', async () => {
  const [short, long] = camps.map((one, at) => ({
    ...one,
    price: '$300 a week',
    ...(at === 0 ? { hours: '9am-4pm' } : { hours: '9am-3:30pm', days: week }),
  }));
  const { states } = search(preferences, inputsOf([short, long].flatMap((one) => one ?? [])));
  await eventually(() => expect(states.at(-1)?.status).toBe('done'));
  const last = states.at(-1);
  const plans = last?.status === 'done' ? last.result.plans : [];
  expect(plans.map(({ kind, counts }) => [kind, coveredDays(counts), counts.inPart])).toEqual([
    ['best', 3, 0],
    ['other', 0, 5],
  ]);
});

test('counts the days that a higher budget covers in part besides those that are covered now', async () => {
  const listed = camps.map((one, at) => (at === 0 ? one : { ...one, hours: '9am-12pm' }));
  const booked = aPlanEntry({ campId: 'near', days: week.slice(0, 3) });
  const { states } = search({ ...preferences, budgetCents: 0 }, inputsOf(listed, [booked]));
  await eventually(() => expect(helpsOf(states.at(-1))).toEqual(['budget: 3 of 5, 2 in part']));
});

test('shows nothing when stopped early, and reports nothing after leaving', async () => {
  const stopped = search(preferences);
  stopped.running.stop();
  await eventually(() => expect(stopped.states).toEqual([{ status: 'stopped' }]));
  const left = search(preferences);
  left.running.leave();
  const after = search(preferences);
  await eventually(() => expect(after.states.at(-1)?.status).toBe('done'));
  expect(left.states).toEqual([]);
});
