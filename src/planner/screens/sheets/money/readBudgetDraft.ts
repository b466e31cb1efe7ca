import type { BreakBudget } from '#planner/rules/money/budgets.ts';
import type { BreakMoney } from '../../panels/breakMoney.ts';
import { readDollars, typedDollars } from '../../pieces/readDollars.ts';

/** The largest amount that can be stored. */
const MOST_CENTS = 10_000_000;

/** The sheet as it is filled in: `typed` has the texts that were touched, by the child's id or ALL. */
export type BudgetDraft = { isSplit: boolean; typed: Readonly<Record<string, string>> };

/** The key of the field for all children. */
export const ALL = '';

/** Entered dollars in cents; null for an empty field. */
export function readBudget(text: string): number | null | 'wrong' {
  const read = readDollars(text);
  return typeof read === 'number' && read > MOST_CENTS ? 'wrong' : read;
}

/** The texts of the sheet's fields, as touched or as stored. */
export const budgetText = (
  { typed }: BudgetDraft,
  key: string,
  { budget }: Pick<BreakMoney, 'budget'>,
): string => typed[key] ?? typedDollars(budget);

/** The budget that the sheet asks for; null where one of its texts is no amount. */
export function readBudgetDraft(draft: BudgetDraft, money: BreakMoney): BreakBudget | null {
  const fields = draft.isSplit
    ? money.children.map((one) => [one.childId, readBudget(budgetText(draft, one.childId, one))])
    : [[ALL, readBudget(budgetText(draft, ALL, money))]];
  const cents: Record<string, number> = {};
  for (const [key, amount] of fields) {
    if (amount === 'wrong') return null;
    if (typeof amount === 'number') cents[`${key}`] = amount;
  }
  return draft.isSplit
    ? { family: null, byChild: cents }
    : { family: cents[ALL] ?? null, byChild: {} };
}
