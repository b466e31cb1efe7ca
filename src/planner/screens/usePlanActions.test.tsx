// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { planCopy } from '#planner/words/plan.ts';
import { StorageError } from '#base/storage/StorageError.ts';
import { createSamplePlan } from '#planner/store/createSamplePlan.ts';
import type { App } from '#base/useApp.ts';
import type { Planner } from '#planner/store/Planner.ts';
import { planState } from '#planner/store/planQueries.ts';
import { AppContext } from '#base/useApp.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { fakeApp } from '#tests/fakes/fakeApp.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { closeToast, useToasts } from '#ui/layers/toasts.ts';
import { saveCalendar } from './sheets/handOver/saveCalendar.ts';
import { setEntry, setStatus } from '#planner/rules/commands/entryCommands.ts';
import { usePlanActions } from './usePlanActions.ts';

const row = aPlanEntry();
const change: PlanChange = { kind: 'plan', id: row.id, row };
const titles = () => useToasts.getState().toasts.map(({ title }) => title);
const press = async (at: number) => {
  useToasts.getState().toasts.at(at)?.action?.onPress();
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
};

beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }));
afterEach(() => {
  useToasts.setState({ toasts: [] });
  vi.restoreAllMocks();
});

async function actionsOn(sample: Planner | null, parts: Partial<App> = {}) {
  const store = fakeDevice().openApp();
  const app = { ...fakeApp({ store }), ...parts };
  const found: ReturnType<typeof usePlanActions>[] = [];
  function Part() {
    found.push(usePlanActions(sample));
    return null;
  }
  await act(async () =>
    createRoot(document.createElement('div')).render(
      <AppContext value={app}>
        <Part />
      </AppContext>,
    ),
  );
  const [actions] = found;
  if (!actions) throw new Error('nothing was drawn');
  return { actions, entries: async () => (await planState(store)).entries };
}

it('saves a change, reports it, and undoes it from its toast', async () => {
  const { actions, entries } = await actionsOn(null);
  await actions.change('Added', [change]);
  expect(await entries()).toEqual([row]);
  expect(titles()).toEqual(['Added']);
  await press(0);
  await expect.poll(entries).toEqual([]);
  await expect.poll(titles).toContain(planCopy.actions.undo.done);
});

it('undoes from a toast the change that it names, and not a later one', async () => {
  const { actions, entries } = await actionsOn(null);
  await actions.keep([change]);
  await actions.change('Confirmed', [setStatus(row, 'confirmed')]);
  await actions.change(null, [setEntry(row, { note: 'Bring a hat' })]);
  await press(0);
  await expect.poll(entries).toEqual([{ ...row, note: 'Bring a hat' }]);
  await expect.poll(titles).toContain(planCopy.actions.undo.done);
});

it('shows no toast for a silent change', async () => {
  const { actions, entries } = await actionsOn(null);
  await actions.change(null, [change]);
  expect(await entries()).toEqual([row]);
  expect(titles()).toEqual([]);
});

it('keeps changes of the sample family out of the own plan', async () => {
  const sample = createSamplePlan([]);
  const { actions, entries } = await actionsOn(sample.planner);
  await actions.change('Added', [change]);
  expect(sample.state.getState().entries).toEqual([row]);
  expect(await entries()).toEqual([]);
});

it('reports an unsaved change and retries it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { planner, state } = createSamplePlan([]);
  let failures = 1;
  const failing: Planner = {
    ...planner,
    async write(changes) {
      if (failures === 0) return planner.write(changes);
      failures -= 1;
      throw new StorageError(new Error('refused'));
    },
  };
  const { actions } = await actionsOn(failing);
  const isStored = actions.change('Added', [change]);
  await vi.waitFor(() =>
    expect(useToasts.getState().toasts).toMatchObject([
      { title: planCopy.actions.notSaved, description: planCopy.actions.notKept },
    ]),
  );
  await press(0);
  expect(await isStored).toBe(true);
  expect(state.getState().entries).toEqual([row]);
  expect(titles()).toContain('Added');
});

it('is not stored once its toast is closed without a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { actions } = await actionsOn(failingWith(new StorageError(new Error('refused'))));
  const isStored = actions.change('Added', [change]);
  await vi.waitFor(() => expect(titles()).toEqual([planCopy.actions.notSaved]));
  closeToast(useToasts.getState().toasts[0]?.id ?? 0);
  expect(await isStored).toBe(false);
});

it('answers a form at once where nothing is stored, and takes back the news once it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { planner, state } = createSamplePlan([]);
  const write = vi.fn<Planner['write']>((changes) => planner.write(changes));
  write.mockRejectedValueOnce(new StorageError(new Error('refused')));
  const { actions } = await actionsOn({ ...planner, write });
  expect(await actions.submit('Added', [change])).toBe(false);
  expect(useToasts.getState().toasts).toMatchObject([
    { title: planCopy.actions.notSaved, description: planCopy.actions.notKept, action: undefined },
  ]);
  expect(await actions.submit('Added', [change])).toBe(true);
  expect(state.getState().entries).toEqual([row]);
  const open = useToasts.getState().toasts.filter((one) => one.open);
  expect(open.map(({ title }) => title)).toEqual(['Added']);
});

it('retries a change that could not be recorded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { planner } = createSamplePlan([]);
  const keep = vi.fn<Planner['keep']>((changes) => planner.keep(changes));
  keep.mockRejectedValueOnce(new StorageError(new Error('refused')));
  const { actions } = await actionsOn({ ...planner, keep });
  const isStored = actions.keep([change]);
  await vi.waitFor(() => expect(titles()).toEqual([planCopy.actions.notSaved]));
  await press(0);
  expect(await isStored).toBe(true);
  expect(keep).toHaveBeenCalledTimes(2);
});

function failingWith(error: Error): Planner {
  const fail = async () => {
    throw error;
  };
  return { ...createSamplePlan([]).planner, write: fail, keep: fail };
}

it('reports a full phone and can be repeated', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const full = new StorageError(Object.assign(new Error('full'), { name: 'QuotaExceededError' }));
  const lost = Object.assign(new Error('did not arrive'), { name: 'ChunkError' });
  const family = vi.fn<App['family']>(() => Promise.reject(lost));
  const { actions } = await actionsOn(failingWith(full), { family });
  void actions.change('Added', [change]);
  await vi.waitFor(() => expect(titles()).toEqual([planCopy.actions.notSaved]));
  await press(0);
  expect(useToasts.getState().toasts.map(({ description }) => description)).toContain(
    planCopy.actions.notLoaded,
  );
  await press(-1);
  expect(family).toHaveBeenCalledTimes(2);
});

it('does not call an unrecorded calendar file saved', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => undefined });
  const { actions } = await actionsOn(failingWith(new StorageError(new Error('refused'))));
  const source = {
    entries: [],
    camps: () => null,
    familyDays: [],
    bookingDays: [],
    sent: [],
    labels: new Map(),
    driversOf: () => '',
    pageOf: () => 'https://camply.example/',
    today: '2025-10-06',
    now: 0,
  };
  const isDone = saveCalendar(actions, source, { rows: [], events: [], how: 'Open it' });
  await vi.waitFor(() => expect(titles()).toEqual([planCopy.actions.notSaved]));
  closeToast(useToasts.getState().toasts[0]?.id ?? 0);
  await isDone;
  expect(titles()).toEqual([planCopy.actions.notSaved]);
});
