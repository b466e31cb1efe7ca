import { expect, test } from 'vitest';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aChild, leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { aSession } from '#tests/fixtures/aSession.ts';
import { familyView } from '../family/familyView.ts';
import { campCloses } from './campCloses.ts';

const week = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const today = '2025-09-15';

type Given = { entries?: PlanEntry[]; children?: (typeof maya)[] };

function closes(fields: Partial<Camp>, { entries = [], children = [maya] }: Given = {}) {
  const camp = aCamp({ id: 'camp', days: week, hours: '8am-6pm', ...fields });
  const directory = {
    camps: [camp],
    seasons: [],
    activities: [],
    districts: [],
    schoolBreaks: [aSchoolBreak({ startsOn: '2025-10-06', endsOn: '2025-10-10' })],
  };
  const view = familyView(children, { ...emptyPlan(), entries }, directory, today);
  return campCloses(view, camp, today);
}

test('counts the open days of a child that a camp closes, without those that something holds', () => {
  const monday = aPlanEntry({ childId: 'maya', campId: 'camp', days: ['2025-10-06'] });
  expect(closes({})).toEqual({ firstName: 'Maya', days: week, others: 0 });
  expect(closes({}, { entries: [{ ...monday, status: 'confirmed' }] })?.days).toEqual(
    week.slice(1),
  );
});

test('of several children it tells the one with most days, and how many others there are', () => {
  const tuesday = aPlanEntry({ childId: 'leo', campId: 'camp', days: ['2025-10-07'] });
  const three = [leo, maya, aChild({ id: 'wren', firstName: 'Wren', birthMonth: '2022-01' })];
  const found = closes(
    { ageMin: 6, ageMax: 12 },
    { children: three, entries: [{ ...tuesday, status: 'confirmed' }] },
  );
  expect(found).toEqual({ firstName: 'Maya', days: week, others: 1 });
});

test('of a camp with sessions the one that closes most counts', () => {
  const sessions = [
    aSession({ id: 'short', days: week.slice(0, 2), hours: '8am-6pm' }),
    aSession({ id: 'long', days: week.slice(1), hours: '8am-6pm' }),
  ];
  expect(closes({ days: null, ageMin: null, ageMax: null, sessions })?.days).toEqual(week.slice(1));
});

test.each<[why: string, fields: Partial<Camp>]>([
  ['its hours are not listed', { hours: null }],
  ['it ends at noon', { hours: '9am-12pm' }],
  ['it is full', { seats: 'full', seatsSaidOn: '2025-09-14' }],
  ['its days are days of school', { days: ['2025-10-14'] }],
])('nothing is closed for certain where %s', (_, fields) => {
  expect(closes(fields)).toBeNull();
});
