// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { GuestWord } from '#planner/rules/room/guestWords.ts';
import type { Publisher } from '#planner/store/rooms/createPublisher.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { onPlanFrame } from '#tests/fakes/onPlanFrame.tsx';
import { plannerOn } from '#tests/fakes/plannerOn.ts';
import { usePlan } from './PlanContext.ts';

const note: GuestWord = {
  kind: 'note',
  key: 'a',
  label: 'Robin',
  days: ['2025-10-08'],
  text: 'I have the car seat',
};

function Words() {
  const { guestWords } = usePlan();
  return <p>{`${guestWords.length} said`}</p>;
}

/** A plan with one link, and a publisher that knows one word. */
async function show(canWrite: boolean) {
  const store = fakeDevice().openApp();
  const row = {
    id: 'a',
    label: 'Robin',
    secret: 'A'.repeat(22),
    ownSecret: 'B'.repeat(22),
    canWrite,
    choice: {},
    until: null,
    madeAt: 0,
    children: null,
  };
  await plannerOn(store).keep([{ kind: 'room', id: 'a', row }]);
  const plain = fakeApp({ store });
  const publisher = vi.fn<() => Promise<Publisher>>(async () => ({
    begin: async () => undefined,
    join: async () => 'joined',
    moreChildren: createStore(() => null),
    start: () => () => undefined,
    guestWords: createStore<readonly GuestWord[]>(() => [note]),
  }));
  const app = { ...plain, planner: async () => ({ ...(await plain.planner()), publisher }) };
  const stage = await onPlanFrame(app, <Words />);
  return { stage, publisher };
}

test('tells the plan what somebody with a link that may write has said', async () => {
  const { stage, publisher } = await show(true);
  await stage.says('1 said');
  expect(publisher).toHaveBeenCalledTimes(1);
  await stage.close();
});

test('loads nothing of it where no link may write', async () => {
  const { stage, publisher } = await show(false);
  await stage.says('0 said');
  expect(publisher).not.toHaveBeenCalled();
  await stage.close();
});
