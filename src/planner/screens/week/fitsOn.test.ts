import { expect, it } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aChild, aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { findChild } from '../PlanContext.ts';
import { fitsOn } from './fitsOn.ts';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = ''] = days;
const camp = (id: string, fields: Partial<ReturnType<typeof aCamp>> = {}) =>
  aCamp({ id, days, hours: '9am-4pm', ageMin: 6, ageMax: 12, ...fields });
const camps = [
  camp('a'),
  camp('b'),
  camp('monday', { days: [monday] }),
  camp('old', { ageMin: 10 }),
];
const maya = aChild({ id: 'maya', firstName: 'Maya', birthMonth: '2018-05' });
const leo = aChild({ id: 'leo', firstName: 'Leo', birthMonth: '2014-05' });

it('counts for each day and child what would fit, and anew when the day has changed', async () => {
  const { plan, planner } = aPlan({ camps, children: [maya, leo] });
  const fits = (childId: string, day: string) => {
    const now = plan();
    const child = findChild(now, childId);
    // Kept as long as the break is.
    const kept = { ...now, breakCamps };
    return child && fitsOn(kept, child, day);
  };
  const { breakCamps } = plan();
  const all = () => [maya, leo].map(({ id }) => [monday, tuesday].map((day) => fits(id, day)));
  expect(all()).toEqual([
    [3, 2],
    [4, 3],
  ]);
  expect(all()).toEqual([
    [3, 2],
    [4, 3],
  ]);
  const row = aPlanEntry({
    id: 'e',
    childId: 'maya',
    campId: 'a',
    days: [monday],
    status: 'considering',
  });
  await planner.write([{ kind: 'plan', id: row.id, row }]);
  expect(all()).toEqual([
    [2, 2],
    [4, 3],
  ]);
});
