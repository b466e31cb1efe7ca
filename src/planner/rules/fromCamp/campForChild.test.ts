import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { type Child, ChildSchema } from '#family/rules/profile.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { familyView } from '../family/familyView.ts';
import { campForChild } from './campForChild.ts';

const days = ['2025-10-06', '2025-10-07', '2025-10-08'];

type Given = {
  camp?: Partial<Camp>;
  child?: Partial<Child>;
  entries?: PlanEntry[];
  today?: string;
};

/** Zoe, 8, is off from October 6 to 10 and needs care from 9 to 4:30. */
function means({ camp, child, entries = [], today = '2025-09-15' }: Given) {
  const zoe = { id: 'zoe', firstName: 'Zoe', birthMonth: '2017-03', districtId: 'dekalb' };
  const directory = {
    camps: [aCamp({ id: 'camp', days, hours: '8am-6pm', ageMin: 6, ageMax: 12, ...camp })],
    seasons: [],
    activities: [],
    districts: [],
    schoolBreaks: [aSchoolBreak({ startsOn: '2025-10-06', endsOn: '2025-10-10' })],
  };
  const children = [v.parse(ChildSchema, { ...zoe, ...child })];
  const view = familyView(children, { ...emptyPlan(), entries }, directory, today);
  const [planned] = view.children;
  const found = view.camps({ campId: 'camp' });
  if (!found || !planned) throw new Error('nothing to read');
  return campForChild(planned, found, entries);
}

const booked = (fields: Partial<PlanEntry>) =>
  aPlanEntry({ childId: 'zoe', campId: 'camp', days, status: 'planned', ...fields });

it('counts what a camp closes of the open days of the break', () => {
  expect(means({})).toEqual({
    off: [{ from: '2025-10-06', to: '2025-10-10' }],
    open: 5,
    days,
    closes: 3,
    helps: 0,
    notListed: 0,
    why: null,
    planned: [],
  });
});

it('counts neither days that are over nor days that are covered', () => {
  expect(means({ today: '2025-10-07' })).toMatchObject({ open: 4, closes: 2 });
  const friday = booked({ campId: 'other', days: ['2025-10-10'], hours: { from: 480, to: 1080 } });
  expect(means({ entries: [friday] })).toMatchObject({ open: 4, closes: 3 });
});

it('tells hours that leave a part open, and hours that are not listed, from those that close a day', () => {
  expect(means({ camp: { hours: '9am-noon' } })).toMatchObject({ closes: 0, helps: 3 });
  expect(means({ camp: { hours: null } })).toMatchObject({ closes: 0, helps: 0, notListed: 3 });
});

it.each<[why: string, given: Given]>([
  ['planned', { entries: [booked({ days: ['2025-10-06'] })] }],
  ['planned', { entries: [booked({ status: 'waitlisted' })] }],
  ['daysUnknown', { camp: { days: null, datesText: 'Most weeks' } }],
  ['calendar', { child: { districtId: '' } }],
  ['inSchool', { camp: { days: ['2025-10-14'] } }],
  ['ages', { child: { birthMonth: '2011-03' } }],
  ['notNeeded', { entries: [booked({ campId: 'other', hours: { from: 480, to: 1080 } })] }],
])('offers nothing, and says why: %s', (why, given) => {
  expect(means(given).why).toBe(why);
});

it('says on which days a child has it, and forgets what was cancelled', () => {
  expect(means({ entries: [booked({ days: ['2025-10-06'] })] }).planned).toEqual(['2025-10-06']);
  expect(means({ entries: [booked({ status: 'cancelled' })] }).why).toBeNull();
});
