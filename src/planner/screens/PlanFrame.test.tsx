// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { StorageError } from '#base/storage/StorageError.ts';
import { changeProfile } from '#family/family.ts';
import { emptyProfile } from '#family/rules/profile.ts';
import { createSamplePlan } from '#planner/store/createSamplePlan.ts';
import type { Planner } from '#planner/store/Planner.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { memoryProfile } from '#tests/fakes/memoryProfile.ts';
import { onPlanFrame } from '#tests/fakes/onPlanFrame.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { useToasts } from '#ui/layers/toasts.ts';
import { usePlan } from './PlanContext.ts';

afterEach(() => {
  useToasts.setState({ toasts: [] });
  vi.restoreAllMocks();
});

function Openers() {
  const { open } = usePlan();
  return (
    <>
      <button type="button" onClick={() => open({ kind: 'hours' })}>
        Hours
      </button>
      <button type="button" onClick={() => open({ kind: 'budget' })}>
        Budget
      </button>
    </>
  );
}

/** A planner whose first write is this one. */
async function show(firstWrite: Planner['write']) {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { planner } = createSamplePlan([]);
  const write = vi.fn<Planner['write']>((commands) => planner.write(commands));
  write.mockImplementationOnce(firstWrite);
  const plain = fakeApp({ store: fakeDevice().openApp() });
  const app = {
    ...plain,
    planner: async () => ({ ...(await plain.planner()), ...planner, write }),
  };
  const stage = await onPlanFrame(app, <Openers />);
  await stage.says('Budget');
  return stage;
}
const open = () =>
  [...document.querySelectorAll('dialog:not([data-leaving=true])')].map(
    (dialog) => dialog.querySelector('h2')?.textContent,
  );

test('leaves a sheet open where nothing is stored, and closes it by its own button once it is', async () => {
  const stage = await show(async () => {
    throw new StorageError(new Error('refused'));
  });
  await stage.press('Hours');
  await stage.says('Cancel');
  await stage.press('Save');
  // A press while the first one is under way does nothing.
  await expect.poll(() => useToasts.getState().toasts.map(({ tone }) => tone)).toContain('danger');
  expect(open()).toHaveLength(1);
  await stage.press('Save');
  await expect.poll(open).toEqual([]);
  await stage.close();
});

test('leaves a later sheet open when what an earlier one had is stored', async () => {
  const { promise, resolve } = Promise.withResolvers<null>();
  const stage = await show(() => promise);
  await stage.press('Hours');
  await stage.says('Cancel');
  await stage.press('Save');
  await stage.press('Cancel');
  await stage.press('Budget');
  const [title] = open();
  resolve(null);
  await expect.poll(() => useToasts.getState().toasts.map(({ tone }) => tone)).toContain('good');
  expect(open()).toEqual([title]);
  await stage.close();
});

test('leaves the form of the first child while it is typed, although another tab adds a child', async () => {
  const store = memoryProfile(emptyProfile());
  const app = fakeApp({ store: fakeDevice().openApp() });
  const stage = await onPlanFrame(app, 'The plan', {
    store,
    renderNoChild: ({ onTyping }) => (
      <>
        <button type="button" onClick={() => onTyping(true)}>
          Type
        </button>
        <button type="button" onClick={() => onTyping(false)}>
          Add
        </button>
      </>
    ),
  });
  await stage.says('Type');
  await stage.press('Type');
  await act(async () =>
    changeProfile(store, (before) => ({ ...before, isSample: false, children: [aChild()] })),
  );
  expect(stage.text()).not.toContain('The plan');
  await stage.press('Add');
  expect(stage.text()).toContain('The plan');
  await stage.close();
});

function ShownWeek() {
  const { shown } = usePlan();
  return `${shown.names.join()}, ${shown.from} to ${shown.to}`;
}

test.each([
  ['Friday', '2025-09-12', 'This week, 2025-09-08 to 2025-09-12'],
  ['Saturday', '2025-09-13', 'Next week, 2025-09-15 to 2025-09-19'],
  ['Sunday', '2025-09-14', 'This week, 2025-09-15 to 2025-09-19'],
])('without a known day off it shows on a %s a week with days ahead', async (_, today, week) => {
  const app = { ...fakeApp({ store: fakeDevice().openApp() }), today: createStore(() => today) };
  const stage = await onPlanFrame(app, <ShownWeek />);
  await stage.says(week);
  expect(stage.text()).toBe(week);
  await stage.close();
});
