// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { setEntry } from '#planner/rules/commands/entryCommands.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { PlanContext, usePlan } from '../PlanContext.ts';
import { WeekDays } from './WeekDays.tsx';

const [monday, tuesday] = ['2025-10-06', '2025-10-07'];
const entry = aPlanEntry({ days: [monday] });

afterEach(() => {
  Reflect.deleteProperty(document, 'elementFromPoint');
  document.body.replaceChildren();
});

/** Tells the plan the days of a camp that no listing has said yet. */
function Days() {
  const { change } = usePlan();
  const snapshot = { ...entry.snapshot, days: [monday, tuesday] };
  return (
    <button type="button" onClick={() => void change(null, [setEntry(entry, { snapshot })])}>
      Days
    </button>
  );
}

test('says anew what a drop would do when the days of the carried camp arrive', async () => {
  const unknown = { ...entry, snapshot: { ...entry.snapshot, days: null } };
  const stage = await onStage(
    { state: { entries: [unknown] } },
    <>
      <WeekDays />
      <Days />
    </>,
  );
  const key = (cell: string, name: string) =>
    act(async () => {
      const init = { key: name, bubbles: true, cancelable: true };
      stage.find(`[data-cell="${cell}"]`).dispatchEvent(new KeyboardEvent('keydown', init));
    });
  await key('0/0', ' ');
  await key('0/0', 'ArrowRight');
  const said = () => stage.find('[role=status]').textContent;
  expect(said()).toBe('Tuesday: the listing doesn’t give its days.');
  await stage.press('Days');
  expect(said()).toBe('Tuesday: it runs that day. Enter puts it there.');
  await stage.close();
});

/** A week of five days, and a shorter one after it. */
function Weeks() {
  const plan = usePlan();
  const [days, setDays] = useState(plan.week.length);
  return (
    <PlanContext value={{ ...plan, week: plan.week.slice(0, days) }}>
      <WeekDays />
      <button type="button" onClick={() => setDays(2)}>
        Next week
      </button>
    </PlanContext>
  );
}

test('keeps one tab stop when the next week is shorter', async () => {
  const stage = await onStage({}, <Weeks />);
  await act(async () => stage.find('[data-cell="0/4"]').focus());
  await stage.press('Next week');
  expect(document.querySelectorAll('[data-cell]')).toHaveLength(2);
  expect(stage.find('[data-cell][tabindex="0"]').dataset['cell']).toBe('0/1');
  await stage.close();
});

test('moves a camp that is let go before its last movement is drawn', async () => {
  const camp = aCamp();
  const stage = await onStage({ camps: [camp], state: { entries: [entry] } }, <WeekDays />);
  const from = stage.find('[data-cell="0/0"]');
  const to = stage.find('[data-cell="0/1"]');
  from.setPointerCapture = () => undefined;
  document.elementFromPoint = () => to;
  const pointer = (type: string, clientX: number) =>
    from.dispatchEvent(
      new PointerEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        isPrimary: true,
        clientX,
        bubbles: true,
      }),
    );
  await act(async () => pointer('pointerdown', 0));
  await act(async () => pointer('pointermove', 20));
  await act(async () => {
    pointer('pointermove', 90);
    pointer('pointerup', 90);
  });
  expect(stage.log.state.entries).toMatchObject([{ days: [tuesday] }]);
  await stage.close();
});
