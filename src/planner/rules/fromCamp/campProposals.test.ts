import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { ChildSchema } from '#family/rules/profile.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { familyView } from '../family/familyView.ts';
import { campProposals } from './campProposals.ts';

const week = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);
const child = (id: string, birthMonth: string) =>
  v.parse(ChildSchema, { id, firstName: id, birthMonth, districtId: 'dekalb' });
/** 8, 14 and of unknown age in the fall of 2025. */
const [zoe, ben, cal] = [child('zoe', '2017-03'), child('ben', '2011-03'), child('cal', '')];

type Given = { entries?: PlanEntry[]; today?: string; isChosen?: boolean };

function propose(
  children: readonly ReturnType<typeof child>[],
  camp: Partial<Camp> = {},
  { entries = [], today = '2025-09-15', isChosen = false }: Given = {},
) {
  const listed = aCamp({ id: 'camp', days: week, ageMin: 6, ageMax: 12, ...camp });
  const directory = {
    camps: [listed],
    seasons: [],
    activities: [],
    districts: [],
    schoolBreaks: [
      aSchoolBreak({ startsOn: '2025-10-06', endsOn: '2025-10-10' }),
      aSchoolBreak({ id: 'winter', name: 'Winter', startsOn: '2025-12-22', endsOn: '2026-01-16' }),
    ],
  };
  const view = familyView(children, { ...emptyPlan(), entries }, directory, today);
  const found = view.camps({ campId: 'camp' });
  if (!found) throw new Error('no camp');
  const { proposals, why } = campProposals(view, found, isChosen);
  return why ?? Object.fromEntries(proposals.map(({ childId, days }) => [childId, days]));
}

describe('a camp of the plan is proposed', () => {
  it('for the only child of its age, on the days that are open', () => {
    const monday = aPlanEntry({
      childId: 'zoe',
      campId: 'other',
      days: ['2025-10-06'],
      status: 'confirmed',
      hours: { from: 480, to: 1080 },
    });
    expect(propose([zoe, ben])).toEqual({ zoe: week });
    expect(propose([zoe, ben], {}, { entries: [monday] })).toEqual({ zoe: week.slice(1) });
  });

  it('for each child that it may fit, also one of unknown age', () => {
    expect(propose([zoe, ben, cal])).toEqual({ zoe: week, cal: week });
  });

  it('without days of school and days that are over', () => {
    const days = ['2025-10-03', ...week];
    expect(propose([zoe], { days })).toEqual({ zoe: week });
    expect(propose([zoe], {}, { today: '2025-10-08' })).toEqual({ zoe: week.slice(2) });
  });

  it('for its first week when it runs for more than two', () => {
    const days = ['2025-12-22', '2025-12-23', '2025-12-29', '2026-01-05', '2026-01-06'];
    expect(propose([zoe], { days: days.slice(0, 3) })).toEqual({ zoe: days.slice(0, 3) });
    expect(propose([zoe], { days })).toEqual({ zoe: days.slice(0, 2) });
  });
});

it.each<[why: string, result: unknown]>([
  ['daysUnknown', propose([zoe], { days: null, datesText: 'Most weeks' })],
  ['ages', propose([ben])],
  ['notNeeded', propose([zoe], { days: ['2025-10-14'] })],
])('asks where it cannot know: %s', (why, result) => {
  expect(result).toBe(why);
});

it('is proposed on all its days to a family that has chosen it, and that needs none of them', () => {
  const school = { days: ['2025-11-03', '2025-11-04'] };
  expect(propose([zoe], school)).toBe('notNeeded');
  expect(propose([zoe, ben], school, { isChosen: true })).toEqual({ zoe: school.days });
  expect(propose([zoe], {}, { isChosen: true })).toEqual(propose([zoe]));
});
