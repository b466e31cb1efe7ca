// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { emptyPlan, type PlanCommand, type PlanState } from '#family/rules/plan/planRows.ts';
import { setEntry, setStatus } from '#planner/rules/commands/entryCommands.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { usePendingChanges } from './usePendingChanges.ts';

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));

const entry = aPlanEntry();
const planWith = (fields: Partial<typeof entry>): PlanState => ({
  ...emptyPlan(),
  entries: [{ ...entry, ...fields }],
});

/** A storage whose answers the test gives. */
async function aPlan() {
  const answers: ((isStored: boolean) => void)[] = [];
  const write = () =>
    new Promise<void>((resolve, reject) =>
      answers.push((isStored) => (isStored ? resolve() : reject(new Error('refused')))),
    );
  const seen: ReturnType<typeof usePendingChanges>[] = [];
  function Part({ stored }: { stored: PlanState }) {
    seen.push(usePendingChanges(stored));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const read = (stored: PlanState) => act(async () => root.render(<Part stored={stored} />));
  await read(planWith({}));
  return {
    read,
    change: (commands: readonly PlanCommand[]) =>
      act(
        async () =>
          void seen
            .at(-1)
            ?.show(commands, write)
            .catch(() => undefined),
      ),
    answer: (at: number, isStored: boolean) => act(async () => answers[at]?.(isStored)),
    shown: () => seen.at(-1)?.state?.entries[0],
  };
}

it('shows a change at once, and from then on what storage says', async () => {
  const plan = await aPlan();
  await plan.change([setStatus(entry, 'confirmed')]);
  expect(plan.shown()).toMatchObject({ status: 'confirmed' });
  await plan.answer(0, true);
  expect(plan.shown()).toMatchObject({ status: 'confirmed' });
  await plan.read(planWith({ status: 'confirmed' }));
  await plan.read(planWith({ status: 'waitlisted' }));
  expect(plan.shown()).toMatchObject({ status: 'waitlisted' });
});

it('shows a second change over what is read of the first one', async () => {
  const plan = await aPlan();
  await plan.change([setStatus(entry, 'confirmed')]);
  await plan.change([setEntry(entry, { note: 'Hat' })]);
  await plan.answer(0, true);
  await plan.read(planWith({ status: 'confirmed' }));
  expect(plan.shown()).toMatchObject({ status: 'confirmed', note: 'Hat' });
});

it('shows what is stored where a change could not be', async () => {
  const plan = await aPlan();
  await plan.change([setStatus(entry, 'confirmed')]);
  await plan.answer(0, false);
  expect(plan.shown()).toMatchObject({ status: 'planned' });
});
