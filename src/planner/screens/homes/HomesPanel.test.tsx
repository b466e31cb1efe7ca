// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { emptyPlan, type PlanState } from '#family/rules/plan/planRows.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { aCustody, aCustodyChange, aHousehold, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { HomesPanel } from './HomesPanel.tsx';

afterEach(() => document.body.replaceChildren());

const show = (state: Partial<PlanState>, children = [aChild()]) =>
  onStage({ state, children }, <HomesPanel />);

test('shows nothing to a family of one home', async () => {
  const stage = await show({});
  expect(stage.text()).toBe('');
  await stage.close();
});

test('says yes to what the other parent asks, and names the night', async () => {
  const stage = await show(
    twoHomes({ custodyChanges: [aCustodyChange({ askedBy: 'b', turn: 0 })] }),
  );
  expect(stage.text()).toContain('Robin asks: swap Wed, Oct 8?');
  expect(stage.text()).toContain('Wed, Oct 8: Your night');
  expect(stage.text()).toContain('Nothing changes until there’s a yes.');
  await stage.press('Yes');
  expect(stage.log.state.custodyChanges).toMatchObject([
    { answer: 'yes', answeredOn: '2025-09-15', turn: 1 },
  ]);
  expect(stage.log.said).toEqual(['Swapped: Wed, Oct 8']);
  expect(stage.text()).not.toContain('Robin asks');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Waiting for an answer');
  await stage.close();
});

test('answers one swap with a double tap, not the one that moves up', async () => {
  const nights = [{ from: '2025-10-10', to: '2025-10-10', home: 'b' as const }];
  const asked = [
    aCustodyChange({ askedBy: 'b' }),
    aCustodyChange({ id: 'two', askedBy: 'b', nights }),
  ];
  const stage = await show(twoHomes({ custodyChanges: asked }));
  await stage.press('Yes');
  await stage.press('Yes');
  expect(stage.log.state.custodyChanges.map(({ answer }) => answer)).toEqual(['yes', null]);
  await stage.close();
});

test('writes down what the other parent says to one’s own question, and takes it back', async () => {
  const asked = twoHomes({ custodyChanges: [aCustodyChange({ askedBy: 'a', turn: 0 })] });
  const stage = await show(asked);
  expect(stage.text()).toContain('You ask: swap Wed, Oct 8?');
  await stage.press('Robin said no');
  expect(stage.log.state.custodyChanges).toMatchObject([{ answer: 'no' }]);
  await stage.close();
  const again = await show(asked);
  await again.press('Take it back');
  expect(again.log.state.custodyChanges).toEqual([]);
  await again.close();
});

test('shows the next nights in one strip, and in two where children sleep apart', async () => {
  const children = [aChild(), aChild({ id: 'leo', firstName: 'Leo' })];
  const together = await show(twoHomes(), children);
  expect(document.querySelectorAll('ol')).toHaveLength(1);
  await together.press('Tue 16BTuesday, Sep 16: Robin’s night');
  expect(together.log.opened).toEqual([{ kind: 'nights', childId: 'maya', day: '2025-09-16' }]);
  await together.close();
  const custody = [aCustody(), aCustody({ id: 'leo', pattern: 'weeks' })];
  const apart = await show(twoHomes({ custody }), children);
  expect(document.querySelectorAll('ol')).toHaveLength(2);
  expect(apart.text()).toContain('Leo: the next two weeks');
  await apart.close();
});

test('counts days and costs by home, with the budget of each', async () => {
  const households = [
    aHousehold({ budgets: { 'family/2025-10-06/2025-10-10': 50_000 } }),
    aHousehold({ id: 'b', name: 'Robin' }),
  ];
  const entry = aPlanEntry({
    days: ['2025-10-07', '2025-10-08', '2025-10-09', '2025-10-10'],
    hours: { from: 420, to: 1080 },
    cents: 40_000,
  });
  const stage = await show(twoHomes({ households, entries: [entry] }));
  expect(stage.text()).toContain('Your home2 of 2 days covered$200 of $500');
  expect(stage.text()).toContain('Robin’s home2 of 3 days covered, 1 open$200');
  await stage.close();
});

test('says since when the other home does not share any more, until that is read', async () => {
  const homes = twoHomes();
  const family = { ...emptyPlan().family, ownHome: 'a' as const, homesEndedOn: '2025-09-14' };
  const stage = await show({ ...homes, family });
  expect(stage.text()).toContain('You and Robin haven’t shared since Sep 14');
  await stage.press('OK');
  expect(stage.text()).not.toContain('haven’t shared');
  expect(stage.log.state.family.homesEndedOn).toBeNull();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Waiting for an answer');
  await stage.close();
});
