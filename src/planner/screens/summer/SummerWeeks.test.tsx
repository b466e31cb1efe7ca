// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OwnDays } from '#family/rules/plan/planRows.ts';
import { onStage, type Stage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { Budget } from '../panels/Budget.tsx';
import { SummerWeeks } from './SummerWeeks.tsx';

let isWide = true;
const listeners = new Set<() => void>();
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: (_: string, onChange: () => void) => listeners.add(onChange),
    removeEventListener: (_: string, onChange: () => void) => listeners.delete(onChange),
  })),
);
const rotate = () =>
  act(async () => {
    isWide = !isWide;
    for (const onChange of listeners) onChange();
  });
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const children = [aChild(), aChild({ id: 'leo', firstName: 'Leo' })];
const ownDays = children.map(({ id }): OwnDays => ({
  id: `summer-${id}`,
  childId: id,
  from: '2026-05-22',
  to: '2026-08-02',
  dayKind: 'off',
  source: 'parent',
  name: 'Summer break',
  letsOutAt: null,
}));
const june = ['08', '09', '10', '11', '12'].map((date) => `2026-06-${date}`);
const camps = [aCamp({ days: june, hours: '8am-6pm', price: '$300 a week' })];
const entries = [
  aPlanEntry({ id: 'maya', days: june }),
  aPlanEntry({ id: 'leo', childId: 'leo', days: june.slice(0, 2), cents: 12_345 }),
];
const given = {
  camps,
  children,
  schoolBreaks: [],
  today: '2026-03-02',
  state: { ownDays, entries },
};

async function shown(): Promise<Stage & { weeks: string[] }> {
  const weeks: string[] = [];
  const stage = await onStage(given, <SummerWeeks onWeek={(day) => weeks.push(day)} />);
  return { ...stage, weeks };
}

test('has weeks across with a row for each child, and opens the days of a held week', async () => {
  isWide = true;
  const stage = await shown();
  expect(document.querySelectorAll('table:first-of-type thead th')).toHaveLength(12);
  expect(document.querySelectorAll('table:first-of-type tbody tr')).toHaveLength(2);
  await stage.press('Maya, Jun 8–12: Pine & Paddle, 5 of 5 days covered');
  expect(stage.weeks).toEqual(['2026-06-08']);
  await stage.press('Leo, Jun 8–12: Pine & Paddle, 2 of 5 days covered, 3 days open');
  expect(stage.weeks).toHaveLength(2);
  await stage.close();
});

test('opens camps for an open week', async () => {
  const stage = await shown();
  await stage.press('Leo, Jun 22–26: 0 of 5 days covered, 5 days open');
  const days = ['22', '23', '24', '25', '26'].map((date) => `2026-06-${date}`);
  expect(stage.log.opened).toEqual([{ kind: 'week', childId: 'leo', days }]);
  expect(stage.weeks).toEqual([]);
  await stage.close();
});

const key = (name: string) =>
  act(async () =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true }),
    ),
  );

test('has weeks down on a phone, one tab stop, and arrow keys between weeks', async () => {
  isWide = false;
  const stage = await shown();
  expect(document.querySelectorAll('table:first-of-type tbody tr')).toHaveLength(11);
  expect(document.querySelectorAll('table:first-of-type thead th')).toHaveLength(3);
  expect(document.querySelectorAll('[data-cell][tabindex="0"]')).toHaveLength(1);
  stage.find('[data-cell="0/0"]').focus();
  await key('ArrowDown');
  await key('End');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Leo, May 25–29: /);
  expect(document.activeElement?.getAttribute('tabindex')).toBe('0');
  await stage.close();
});

test('is a grid that keeps one tab stop when the phone is rotated', async () => {
  isWide = false;
  const stage = await shown();
  const grid = stage.find('[role=grid]');
  expect(grid.querySelectorAll('td')).toHaveLength(22);
  await act(async () => stage.find('[data-cell="8/0"]').focus());
  await rotate();
  expect(stage.find('[data-cell][tabindex="0"]').dataset['cell']).toBe('1/0');
  await rotate();
  expect(stage.find('[data-cell][tabindex="0"]').dataset['cell']).toBe('8/0');
  await stage.close();
});

test('sums weeks, days and money by child to the cents of the budget', async () => {
  const short = ownDays.map((row) => ({ ...row, from: '2026-06-01', to: '2026-06-18' }));
  const state = { ...given.state, ownDays: short };
  const stage = await onStage({ ...given, state }, <SummerWeeks onWeek={() => undefined} />);
  const lines = [...document.querySelectorAll('table:last-of-type tr')].map((line) =>
    [...line.children].map((cell) => cell.textContent),
  );
  expect(lines.slice(1)).toEqual([
    ['Maya', '1 of 3', '5 of 14', '$300'],
    ['Leo', '1 of 3', '2 of 14', '$123.45'],
    ['Everyone', '2 of 6', '7 of 28', '$423.45'],
  ]);
  await stage.close();
  const budget = await onStage({ ...given, state }, <Budget />);
  expect(budget.text()).toContain('$423.45');
  await budget.close();
});
