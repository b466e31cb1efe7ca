import { expect, it } from 'vitest';
import { countFits } from '#planner/rules/candidates/countFits.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aChild, aPlan } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { careNeedOn } from './careNeedOn.ts';
import { findChild } from './PlanContext.ts';

const days = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const [monday = '', tuesday = ''] = days;
const camp = (id: string, fields: Partial<ReturnType<typeof aCamp>> = {}) =>
  aCamp({ id, days, hours: '9am-4:30pm', ageMin: 6, ageMax: 12, ...fields });
const camps = [
  camp('a'),
  camp('b'),
  camp('monday', { days: [monday] }),
  camp('old', { ageMin: 10 }),
  camp('short', { hours: '9am-3pm' }),
  camp('no hours', { hours: null }),
  camp('evening', { hours: '6pm-8pm' }),
];
const maya = aChild({ id: 'maya', firstName: 'Maya', birthMonth: '2018-05' });
const leo = aChild({ id: 'leo', firstName: 'Leo', birthMonth: '2014-05' });

it('counts by child and day what camps do for it, and anew when the day has changed', async () => {
  const { plan, planner } = aPlan({ camps, children: [maya, leo] });
  const { breakCamps } = plan();
  const all = () =>
    [maya, leo].map(({ id }) =>
      [monday, tuesday].map((day) => {
        const now = plan();
        const child = findChild(now, id);
        const fits = child && countFits(careNeedOn(now, child, day), breakCamps);
        return fits && [fits.closes, fits.helps, fits.notListed].join(' ');
      }),
    );
  expect(all()).toEqual([
    ['3 1 1', '2 1 1'],
    ['4 1 1', '3 1 1'],
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
    ['2 1 1', '2 1 1'],
    ['4 1 1', '3 1 1'],
  ]);
});
