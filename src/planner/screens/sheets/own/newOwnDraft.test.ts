import { expect, test } from 'vitest';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { familyView } from '#planner/rules/family/familyView.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import { leo, maya } from '#tests/fixtures/aPlan.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { newOwnDraft } from './newOwnDraft.ts';

const laborDay = aSchoolBreak({ name: 'Labor Day', startsOn: '2025-09-01', endsOn: '2025-09-01' });
const directory = { seasons: [], camps: [], activities: [], districts: [], schoolBreaks: [] };

function draftOn(today: string, schoolBreak = aSchoolBreak()) {
  const entries = [aPlanEntry({ days: ['2025-10-06'], hours: { from: 0, to: 1440 } })];
  const state = { ...emptyPlan(), entries };
  const schoolBreaks = [schoolBreak];
  const view = familyView([maya, leo], state, { ...directory, schoolBreaks }, today);
  const [shown] = [...view.breaks, ...view.pastBreaks()];
  if (!shown) throw new Error('no break');
  const week = groupWeeks(shown.days)[0] ?? [];
  return newOwnDraft(
    { ...view, state, shown, week, today },
    { kind: 'own', childId: null, days: [] },
  );
}
const fall = ['06', '07', '08', '09', '10'].map((date) => `2025-10-${date}`);

test('picks the open days that are left of a break', () => {
  expect(draftOn('2025-09-15').days).toEqual(fall);
  expect(draftOn('2025-10-08').days).toEqual(fall.slice(2));
});

test('picks the days of a break that is over on which nothing was booked', () => {
  expect(draftOn('2025-10-20').days).toEqual(fall);
  expect(draftOn('2025-10-20', laborDay).days).toEqual(['2025-09-01']);
});
