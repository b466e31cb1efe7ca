// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainSearch } from '#planner/rules/planSearch.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild, type StageGiven } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aSchoolBreak } from '#tests/fixtures/aSchoolBreak.ts';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { CoverPoster } from '../board/CoverPoster.tsx';
import { Budget } from '../panels/Budget.tsx';
import { PlanBBoard } from './PlanBBoard.tsx';

const december = (...days: number[]) => days.map((day) => `2026-12-${day}`);
const camp = (id: string, days: string[]) =>
  aCamp({ id, providerName: id, days, hours: '9am-3pm', price: '$70 a day' });
const booked = ['maya', 'ava'].map((childId) =>
  aPlanEntry({
    id: childId,
    wantId: childId,
    childId,
    campId: 'Étoile',
    days: december(28, 29, 30),
  }),
);
const winter: StageGiven = {
  today: '2026-11-25',
  children: ['maya', 'ava', 'ben'].map((id) => aChild({ id, firstName: id })),
  schoolBreaks: [
    aSchoolBreak({
      kind: 'winter',
      name: 'Winter Holiday',
      startsOn: '2026-12-21',
      endsOn: '2027-01-05',
    }),
  ],
  camps: [camp('Étoile', december(28, 29, 30)), camp('River', december(21, 22, 23))],
  state: {
    entries: booked,
    family: { ...emptyPlan().family, budgets: { 'family/2026-12-21/2027-01-05': 90_000 } },
  },
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener() {},
    removeEventListener() {},
  }));
});
afterEach(() => vi.unstubAllGlobals());

test('fills three weeks by one plan, with the days and the money that the schedule shows after it', async () => {
  const stage = await onStage(
    { ...winter, camps: winter.camps?.map((one) => ({ ...one, hours: '8am-6pm' })) ?? [] },
    <>
      <PlanBBoard gazetteer={null} search={plainSearch} />
      <CoverPoster />
      <Budget />
    </>,
  );
  await expect.poll(() => act(async () => stage.text())).toContain('Use the fullest plan');
  expect(stage.text()).toContain('$60 under your budget');
  expect(stage.text()).not.toContain('$480 under');
  expect(stage.text()).toContain('For $70 more ($10 over your budget): River for ');
  expect(stage.text()).toContain('$480 left');

  expect(stage.find('article').textContent).toContain('12 of 27 days');
  expect(stage.text()).toContain('Week 1 of 3');
  await stage.press('The week after');
  expect(stage.text()).toContain('Week 2 of 3');
  expect(stage.text()).toContain('Week of Dec 28');
  // What is booked already stands in its week.
  expect(stage.find('article tbody tr').textContent).toContain('mayaÉtoileÉtoileÉtoileopen');

  await stage.press('Use the fullest plan');
  expect(stage.text()).toContain('$60 left');
  // The schedule counts the nine guesses among its days, which Plan B leaves out.
  expect(stage.text()).toContain('12 of 36 days covered');
  expect(stage.log.state.entries).toHaveLength(4);
  await stage.close();
});

test('says that what is booked costs more than the budget, and what a higher one would cover', async () => {
  const budgets = { 'family/2026-12-21/2027-01-05': 40_000 };
  const stage = await onStage(
    {
      ...winter,
      state: { entries: booked, family: { ...emptyPlan().family, budgets } },
    },
    <PlanBBoard gazetteer={null} search={plainSearch} />,
  );
  await expect.poll(() => act(async () => stage.text())).toContain('Raise the budget to $1,260');
  expect(stage.text()).toContain('We found no camp to add');
  expect(stage.text()).toContain('What’s booked costs $420, and your budget is $400.');
  expect(stage.text()).toContain('Raise the budget to $1,2600 of 27 days, 18 partly covered');
  await stage.close();
});
