// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppContext } from '#base/useApp.ts';
import type { PlanState, RoomRow } from '#family/rules/plan/planRows.ts';
import type { HomesOffer } from '#planner/rules/custody/joinHomes.ts';
import type { Publisher } from '#planner/store/rooms/createPublisher.ts';
import { axeViolations } from '#tests/fakes/axeViolations.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCustody, twoHomes } from '#tests/fixtures/plan/twoHomes.ts';
import { HomesPanel } from './HomesPanel.tsx';

afterEach(() => document.body.replaceChildren());

const room: RoomRow = {
  id: 'homes',
  label: 'Robin',
  secret: 's'.repeat(22),
  ownSecret: 'o'.repeat(22),
  canWrite: true,
  choice: {},
  until: null,
  madeAt: 0,
  children: { maya: 'maya' },
};
const children = [aChild(), aChild({ id: 'leo', firstName: 'Leo' })];
const offer: HomesOffer = {
  secret: room.secret,
  sender: 'Robin',
  home: 'b',
  children: [{ id: 'theirs', name: 'Leo' }],
};

async function show(state: Partial<PlanState>) {
  const plain = fakeApp({ store: fakeDevice().openApp() });
  const join = vi.fn<Publisher['join']>();
  const publisher = async () => ({
    ...(await (await plain.planner()).publisher()),
    join,
    moreChildren: createStore<HomesOffer | null>(() => offer),
  });
  const app = { ...plain, planner: async () => ({ ...(await plain.planner()), publisher }) };
  const panel = (
    <AppContext value={app}>
      <main>
        <HomesPanel />
      </main>
    </AppContext>
  );
  return { join, ...(await onStage({ state: twoHomes(state), children }, panel)) };
}

test('offers to share a child who lives in two homes by now', async () => {
  const stage = await show({ rooms: [room] });
  expect(stage.text()).toContain('Leo lives in two homes too, but isn’t shared with Robin yet');
  await stage.press('Share Leo too');
  expect(stage.log.state.rooms[0]?.children).toEqual({ maya: 'maya', leo: 'leo' });
  expect(stage.text()).not.toContain('isn’t shared');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Waiting for an answer');
  await stage.close();
});

test('offers nothing of a child who lives in one home', async () => {
  const custody = [aCustody(), aCustody({ id: 'leo', pattern: null })];
  const stage = await show({ rooms: [room], custody });
  expect(stage.text()).not.toContain('isn’t shared');
  await stage.close();
});

test('asks whoever joined which child the other parent shares by now', async () => {
  const stage = await show({ rooms: [{ ...room, ownSecret: '' }] });
  await stage.says('Robin now shares Leo with you too');
  expect(stage.text()).not.toContain('isn’t shared');
  const options = [...stage.find('select').querySelectorAll('option')];
  expect(options.map(({ textContent }) => textContent)).toEqual(['Leo, new in my plan', 'Leo']);
  expect(await axeViolations()).toEqual([]);
  await stage.press('Put it in my plan', 2);
  expect(stage.join.mock.calls).toEqual([[offer, { theirs: 'leo' }]]);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Waiting for an answer');
  await stage.close();
});
