import { expect, test } from 'vitest';
import { budgetWords } from './budgetWords.ts';

const range = { low: 9000, high: 12_000, unknownCount: 0 };

test.each([
  ['of one amount', { ...range, low: 12_000 }, 15_000, '$30 under your budget'],
  ['of a range', range, 15_000, 'at least $30 under your budget'],
  ['of a range around the budget', range, 10_000, 'may go over your budget'],
  ['of an unknown price', { ...range, unknownCount: 1 }, 15_000, 'may go over your budget'],
  ['of a range over the budget', range, 8000, 'at least $10 over your budget'],
  ['of one amount over the budget', { ...range, high: 9000 }, 8000, '$10 over your budget'],
])('compares a cost %s with the budget', (_, cost, budgetCents, words) => {
  expect(budgetWords(cost, budgetCents)).toBe(words);
});
