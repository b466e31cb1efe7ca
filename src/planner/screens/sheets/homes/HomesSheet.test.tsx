// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { logLine } from '#planner/rules/custody/custodyLog.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCustodyChange, aHousehold, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { HomesSheet } from './HomesSheet.tsx';
import { HouseholdSheet } from './HouseholdSheet.tsx';
import { NightsSheet } from './NightsSheet.tsx';
import { SharedFieldsSheet } from './SharedFieldsSheet.tsx';

afterEach(() => document.body.replaceChildren());

const children = [aChild(), aChild({ id: 'leo', firstName: 'Leo' })];

const showSetUp = (state: Partial<PlanState> = {}, isFull = false) =>
  onStage(
    { children, state, isFull },
    <HomesSheet sheet={{ kind: 'homes', childId: null }} isOpen onClose={() => undefined} />,
  );

const showNights = (state = twoHomes(), onClose = () => {}) =>
  onStage(
    { state },
    <NightsSheet
      sheet={{ kind: 'nights', childId: 'maya', day: '2025-10-08' }}
      isOpen
      onClose={onClose}
    />,
  );

test('saves a pattern for all children, and a child who lives in one home', async () => {
  const stage = await showSetUp();
  await stage.type('input[id$="-a"]', ' Alex ');
  await stage.type('input[id$="-b"]', 'Robin');
  await stage.press('Every other week');
  await stage.type('input[type="date"]', '2025-10-03');
  await stage.type('select', 'leo');
  await stage.press('Not in two homes');
  await stage.press('Save');
  const { custody, households, family } = stage.log.state;
  expect(custody).toMatchObject([
    { id: 'all', pattern: 'weeks', firstNight: '2025-10-03', firstHome: 'a' },
    { id: 'leo', pattern: null },
  ]);
  expect(households).toMatchObject([
    { id: 'a', name: 'Alex' },
    { id: 'b', name: 'Robin' },
  ]);
  expect(family.ownHome).toBe('a');
  await stage.close();
});

test('says what is wrong with a day beside it, and saves nothing', async () => {
  const stage = await showSetUp();
  await stage.type('input[type="date"]', '');
  expect(stage.describes('input[type="date"]')).toContain('Choose a day');
  await stage.press('Save');
  expect(stage.log.commands).toEqual([]);
  await stage.close();
});

test('keeps what was typed where it could not be stored', async () => {
  const stage = await showSetUp({}, true);
  await stage.type('input[id$="-b"]', 'Robin');
  await stage.press('Save');
  expect(stage.find('input[id$="-b"]')).toHaveProperty('value', 'Robin');
  await stage.close();
});

test('stops two homes, and says that the log stays', async () => {
  const stage = await showSetUp(twoHomes());
  await stage.press('Stop two homes');
  expect(stage.log.state.custody).toEqual([]);
  expect(stage.log.said).toEqual(['Back to one home. The log stays.']);
  await stage.close();
});

test('asks for a night, which stays where it is', async () => {
  const onClose = vi.fn<() => void>();
  const stage = await showNights(twoHomes(), onClose);
  expect(stage.text()).toContain('Wed, Oct 8: with you instead of Robin.');
  await stage.press('Ask');
  expect(stage.log.state.custodyChanges).toMatchObject([
    {
      childId: 'all',
      nights: [{ from: '2025-10-08', to: '2025-10-08', home: 'a' }],
      askedBy: 'a',
      answer: null,
      madeOn: '2025-09-15',
    },
  ]);
  expect(stage.log.said).toEqual(['Asked: Wed, Oct 8']);
  expect(onClose).toHaveBeenCalledTimes(1);
  await stage.close();
});

test('refuses nights that are asked for these nights already, and says so beside them', async () => {
  const stage = await showNights(twoHomes({ custodyChanges: [aCustodyChange({ askedBy: 'b' })] }));
  expect(stage.describes('input[id$="-from"]')).toContain('asked for these nights already');
  await stage.press('Ask');
  expect(stage.log.commands).toEqual([]);
  await stage.press('It’s settled');
  await stage.press('Change nights');
  expect(stage.log.state.custodyChanges).toHaveLength(2);
  await stage.close();
});

test('writes down that the other parent asks', async () => {
  const stage = await showNights();
  await stage.press('Robin is asking you');
  await stage.press('Ask');
  expect(stage.log.state.custodyChanges).toMatchObject([{ askedBy: 'b', answer: null }]);
  await stage.close();
});

test('changes settled nights at once, every year in turn', async () => {
  const stage = await showNights();
  await stage.press('It’s settled');
  await stage.press('Take turns every year');
  await stage.press('Change nights');
  expect(stage.log.state.custodyChanges).toMatchObject([
    { askedBy: null, alternates: true, turn: 1 },
  ]);
  await stage.close();
});

test('refuses a night in return that is with the same home', async () => {
  const stage = await showNights();
  await stage.press('Swap it for another night');
  await stage.type('input[id$="-return"]', '2025-10-09');
  expect(stage.describes('input[id$="-return"]')).toContain('That night is with the same home');
  await stage.press('Ask');
  expect(stage.log.commands).toEqual([]);
  await stage.close();
});

test('removes a night that differs, and the pattern holds again', async () => {
  const stage = await showNights(
    twoHomes({ custodyChanges: [aCustodyChange({ name: 'Grandma visits' })] }),
  );
  await stage.press('Remove Grandma visits');
  expect(stage.log.state.custodyChanges).toEqual([]);
  await stage.close();
});

test('saves who usually drives, the hours and the budget of a home', async () => {
  const stage = await onStage(
    { state: twoHomes() },
    <HouseholdSheet sheet={{ kind: 'household', home: 'a' }} isOpen onClose={() => undefined} />,
  );
  expect(stage.describes('input[id$="-drop"]')).toBe('Leave it blank for you.');
  await stage.type('input[id$="-drop"]', 'Grandpa');
  await stage.type('input[id$="-budget"]', 'lots');
  expect(stage.describes('input[id$="-budget"]')).toContain('Enter dollars');
  await stage.press('Save');
  expect(stage.log.commands).toEqual([]);
  await stage.type('input[id$="-budget"]', '400');
  await stage.press('Its own hours');
  await stage.press('Save');
  const [home] = stage.log.state.households;
  expect(home).toMatchObject({
    dropOffBy: 'Grandpa',
    budgets: { 'family/2025-10-06/2025-10-10': 40_000 },
  });
  expect(home?.careHours).toHaveLength(7);
  await stage.close();
});

test('lists every field by the table of what is shared', async () => {
  const stage = await onStage({}, <SharedFieldsSheet isOpen onClose={() => undefined} />);
  const [, shared = '', own = ''] = stage.text().split(/The other home sees|Stays with you/);
  expect(shared).toContain('first name and color');
  expect(shared).toContain('the pattern, its first night, and whose night that is');
  expect(shared).not.toMatch(/budget|receipts|notes|what you pay|birth month/);
  expect(own).toMatch(/what you pay, receipts, notes/);
  expect(own).toContain('birth month');
  await stage.close();
});

test('leads to the log of changes, also after the family has stopped two homes', async () => {
  const none = { kind: 'household', id: 'a', row: null } as const;
  const line = logLine(none, { ...none, row: aHousehold() }, { id: 'l', at: 1, by: 'a' });
  if (line?.kind !== 'custody_log' || line.row === null) throw new Error('no line');
  const stage = await showSetUp({ custodyLog: [line.row] });
  expect(stage.find('a').getAttribute('href')).toBe('/my-camps/print#log');
  await stage.close();
  const without = await showSetUp();
  expect(without.text()).not.toContain('Log of changes');
  await without.close();
});
