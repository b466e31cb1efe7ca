import { expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aChild } from '#tests/fixtures/aPlan.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { createBreakCamps } from '../../candidates/breakCamps.ts';
import { familyView } from '../../family/familyView.ts';
import { planB } from '../planB.ts';
import { planBProblem } from './planBProblem.ts';
import { readPlan } from './readPlan.ts';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const camp = aCamp({ days, hours: '8am-6pm', price: '$70 a day' });
const today = '2025-09-15';
const wishes = {
  budgetCents: null,
  homeMiles: null,
  loopMiles: null,
  mayMove: true,
  withCare: false,
  keep: { booked: true, home: true },
};

/** The days that the first plan books, and how many need care. */
function booked(filter: 'mine' | 'all') {
  const directory = {
    seasons: [],
    camps: [camp],
    activities: [],
    districts: [],
    schoolBreaks: [aSchoolBreak({ id: 'dekalb-fall' })],
  };
  const state = twoHomes();
  const family = [aChild({ id: 'maya', districtId: 'dekalb' })];
  const view = familyView(family, state, directory, today, filter);
  const [shown] = view.breaks;
  if (!shown) throw new Error('no break');
  const camps = createBreakCamps([camp], [], shown.days, today);
  const places = { favorites: new Set<string>(), friends: [], gazetteer: null, home: null, today };
  const inputs = { view, state, breaks: view.breaks, shown, camps, ...places };
  const question = planBProblem(inputs, wishes);
  const [plan] = finished(planB(question.request)).plans.map((one) => readPlan(question, one));
  return { days: plan?.bookings.flatMap((one) => one.days), needed: plan?.counts.needed };
}

test('plans the days of one’s own home, and leaves those of the other to it', () => {
  expect(booked('mine')).toEqual({ days: ['2025-10-07', '2025-10-08'], needed: 2 });
  expect(booked('all')).toEqual({ days, needed: 5 });
});
