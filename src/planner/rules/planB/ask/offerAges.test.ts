import { expect, test } from 'vitest';
import * as v from 'valibot';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import { emptyPlan, OwnDaysSchema } from '#family/rules/plan/planRows.ts';
import { createBreakCamps } from '../../candidates/breakCamps.ts';
import { familyView } from '../../family/familyView.ts';
import { planBProblem } from './planBProblem.ts';

const today = '2026-11-25';

test('takes the age on the first day that a camp is booked, as the list does', () => {
  // Turns 10 in December: 9 or 10 then, 10 in January.
  const child = v.parse(ChildSchema, { id: 'maya', firstName: 'Maya', birthMonth: '2016-12' });
  const off = { id: 'off', childId: 'maya', from: '2026-12-21', to: '2027-01-04', dayKind: 'off' };
  const ownDays = [v.parse(OwnDaysSchema, { ...off, source: 'parent' })];
  const state = { ...emptyPlan(), ownDays };
  const days = ['2026-12-21', '2027-01-04'];
  const camps = [
    aCamp({ id: 'both', days, hours: '8am-6pm', price: '$80 a day', ageMin: 6, ageMax: 9 }),
    aCamp({ id: 'late', days: days.slice(1), hours: '8am-6pm', ageMin: 6, ageMax: 9 }),
  ];
  const directory = { seasons: [], camps, activities: [], districts: [], schoolBreaks: [] };
  const view = familyView([child], state, directory, today);
  const shown = view.breaks.find(({ days: ofBreak }) => ofBreak.includes(days[0] ?? ''));
  if (!shown) throw new Error('no break');
  const breakCamps = createBreakCamps(camps, [], shown.days, today);
  const places = { gazetteer: null, home: null, today, favorites: new Set<string>(), friends: [] };
  const inputs = { view, state, breaks: view.breaks, shown, camps: breakCamps, ...places };
  const keep = { booked: true, home: true };
  const wished = {
    budgetCents: null,
    homeMiles: 15,
    loopMiles: null,
    mayMove: true,
    withCare: false,
    keep,
  };
  const { request, camps: offered } = planBProblem(inputs, wished);
  const ids = request.weeks.map(({ children: [asked] }) =>
    (asked?.offers ?? []).map(({ id }) => offered[id]?.camp.id),
  );
  expect(ids).toEqual([['both'], [], ['both']]);
});
