// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { emptyPlan } from '#family/rules/plan/planRows.ts';
import { onStage } from '#tests/fakes/onStage.tsx';
import { aChild } from '#tests/fakes/PlanStage.tsx';
import { BudgetSheet } from './BudgetSheet.tsx';

const children = [aChild(), aChild({ id: 'leo', firstName: 'Leo' })];
const show = (budgets: Record<string, number>, some = children) =>
  onStage(
    { children: some, state: { family: { ...emptyPlan().family, budgets } } },
    <BudgetSheet sheet={{ kind: 'budget' }} isOpen onClose={() => undefined} />,
  );

test('saves one budget for all children under the days of the break', async () => {
  const stage = await show({ 'maya/2025-12-22': 5000 });
  expect(document.querySelectorAll('input[inputmode="decimal"]')).toHaveLength(1);
  await stage.type('#budget', ' $1,200 ');
  await stage.press('Save');
  expect(stage.log.state.family.budgets).toEqual({
    'maya/2025-12-22': 5000,
    'family/2025-10-06/2025-10-10': 120_000,
  });
  await stage.close();
});

test('shows an older budget by child as one that is split, and joins it on request', async () => {
  const stage = await show({ 'maya/2025-10-06': 40_000, 'leo/2025-10-06': 30_000 });
  expect(stage.find('#budget-maya')).toMatchObject({ value: '400' });
  await stage.press('Split by child');
  expect(stage.find('#budget')).toMatchObject({ value: '700' });
  await stage.press('Save');
  expect(stage.log.state.family.budgets).toEqual({ 'family/2025-10-06/2025-10-10': 70_000 });
  await stage.close();
});

test('splits a budget, and removes the part that is emptied', async () => {
  const stage = await show({ 'family/2025-10-06/2025-10-10': 70_000 });
  await stage.press('Split by child');
  await stage.type('#budget-maya', '400');
  await stage.type('#budget-leo', '62.5');
  await stage.type('#budget-leo', '');
  await stage.press('Save');
  expect(stage.log.state.family.budgets).toEqual({ 'maya/2025-10-06/2025-10-10': 40_000 });
  await stage.close();
});

test('offers no split to an only child, and leaves an untouched budget as it is stored', async () => {
  const stage = await show({ 'maya/2025-10-06': 40_000 }, [aChild()]);
  expect(stage.find('#budget')).toMatchObject({ value: '400' });
  expect(stage.text()).not.toContain('Split by child');
  await stage.press('Save');
  expect(stage.log.state.family.budgets).toEqual({ 'maya/2025-10-06': 40_000 });
  await stage.close();
});

test.each(['about 5', '-5', '12.345', '100,001'])('rejects %j as an amount', async (text) => {
  const stage = await show({});
  await stage.type('#budget', text);
  expect(stage.describes('#budget')).toContain('Enter dollars, like 400 or 62.50, up to 100,000');
  await stage.press('Save');
  expect(stage.log.commands).toEqual([]);
  await stage.close();
});

test.each([
  ['closes once it is stored', false, 1],
  ['stays open with what was typed when it could not be stored', true, 0],
])('%s', async (_, isFull, closed) => {
  const onClose = vi.fn<() => void>();
  const stage = await onStage(
    { children, isFull },
    <BudgetSheet sheet={{ kind: 'budget' }} isOpen onClose={onClose} />,
  );
  await stage.type('#budget', '1200');
  await stage.press('Save', 2);
  expect(onClose).toHaveBeenCalledTimes(closed);
  expect(stage.log.commands).toHaveLength(1);
  expect(stage.find('#budget')).toHaveProperty('value', '1200');
  await stage.close();
});
