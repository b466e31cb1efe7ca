import { expect, test } from 'vitest';
import { changedBudgets } from './changedBudgets.ts';

const before = { 'maya/fall': 40_000, 'leo/fall': 30_000, 'maya/winter': 5000 };
const changed = (typed: Record<string, string>) =>
  changedBudgets(before, typed, (childId) => `${childId}/fall`);

test("changes one break's budget and removes an emptied one", () => {
  expect(changed({ maya: ' $1,200 ', leo: '' })).toEqual({
    budgets: { 'maya/fall': 120_000, 'maya/winter': 5000 },
    isSound: true,
  });
  expect(changed({ ada: '62.5' }).budgets).toEqual({ ...before, 'ada/fall': 6250 });
});

test.each(['about 5', '-5', '12.345', '100,001'])('rejects %j as an amount', (text) => {
  expect(changed({ maya: text })).toEqual({ budgets: before, isSound: false });
});
