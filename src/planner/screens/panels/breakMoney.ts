import { breakName } from '#planner/words/board.ts';
import { type BudgetAnswer, budgetAnswer } from '#planner/rules/money/budgetAnswer.ts';
import { breakCosts, type ChildCosts } from '#planner/rules/money/breakCosts.ts';
import { type CostSum, sumCosts } from '#planner/rules/money/cents.ts';
import type { PlanView } from '../PlanContext.ts';

export type ChildMoney = ChildCosts & {
  name: string;
  color: PlanView['children'][number]['child']['color'];
  /** Cents; null where none is set. */
  budget: number | null;
  answer: BudgetAnswer | null;
};

/** The money of the break that is shown. */
export type BreakMoney = {
  breakName: string;
  children: readonly ChildMoney[];
  sum: CostSum;
  paidCents: number;
  /** The budget of all children; null if a child with costs has none. */
  budget: number | null;
  answer: BudgetAnswer | null;
};

export const budgetKey = (childId: string, breakKey: string): string => `${childId}/${breakKey}`;

export function breakMoney({
  children,
  entries,
  breaks,
  shown,
  camps,
  state,
}: PlanView): BreakMoney {
  const { budgets } = state.family;
  const ids = children.map(({ child }) => child.id);
  const costs = breakCosts(entries, ids, { breaks, key: shown.key }, camps);
  const ofChildren = children.flatMap(({ child }, at): ChildMoney[] => {
    const cost = costs[at];
    if (!cost) return [];
    const budget = budgets[budgetKey(child.id, shown.key)] ?? null;
    const answer = budget === null ? null : budgetAnswer(cost.sum, budget);
    return [{ ...cost, name: child.firstName, color: child.color, budget, answer }];
  });
  const sum = sumCosts(ofChildren.map((one) => one.sum));
  const budget = budgetOfAll(ofChildren);
  return {
    breakName: breakName(shown),
    children: ofChildren,
    sum,
    paidCents: ofChildren.reduce((paid, one) => paid + one.paidCents, 0),
    budget,
    answer: budget === null ? null : budgetAnswer(sum, budget),
  };
}

function budgetOfAll(children: readonly ChildMoney[]): number | null {
  const withBudget = children.flatMap(({ budget }) => budget ?? []);
  const isOpen = children.some(({ budget, rows }) => budget === null && rows.length > 0);
  return isOpen || withBudget.length === 0
    ? null
    : withBudget.reduce((all, budget) => all + budget, 0);
}
