import type { CostSum } from './cents.ts';

/** maybeOver: over by one reading of a price, or because a price is unknown. */
export type BudgetAnswer = 'ok' | 'maybeOver' | 'over';

/** Whether a sum stays within a budget in cents. */
export function budgetAnswer(
  { low, high, unknownCount }: CostSum,
  budgetCents: number,
): BudgetAnswer {
  if (low > budgetCents) return 'over';
  return high > budgetCents || unknownCount > 0 ? 'maybeOver' : 'ok';
}
