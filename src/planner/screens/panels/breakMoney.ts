import { dayRange } from '#base/day/calendar.ts';
import { breakName } from '#planner/words/board.ts';
import { entryCampName } from './hints/hintNames.ts';
import { type BudgetAnswer, budgetAnswer } from '#planner/rules/money/budgetAnswer.ts';
import { readBreakBudget } from '#planner/rules/money/budgets.ts';
import { breakCosts, type ChildCosts, countedBefore } from '#planner/rules/money/breakCosts.ts';
import { type CostSum, sumCosts } from '#planner/rules/money/cents.ts';
import type { PlanView } from '../PlanContext.ts';

export type ChildMoney = ChildCosts & {
  name: string;
  color: PlanView['children'][number]['child']['color'];
  /** Cents; null where none is set for this child alone. */
  budget: number | null;
  answer: BudgetAnswer | null;
};

/** The money of the break that is shown. */
export type BreakMoney = {
  breakName: string;
  children: readonly ChildMoney[];
  sum: CostSum;
  paidCents: number;
  /** What runs in this break, too, and in which earlier one its price is counted. */
  countedBefore: readonly { campName: string; breakName: string; days: string }[];
  /** The budget of all children; null without one, or if it is split and a child with costs has none. */
  budget: number | null;
  /** The family has a budget for each child. */
  isSplit: boolean;
  answer: BudgetAnswer | null;
};

/** The breaks that rows and budgets are sorted into: without any, the week that is shown. */
export const breaksWithMoney = ({
  breaks,
  pastBreaks,
  shown,
}: Pick<PlanView, 'breaks' | 'pastBreaks' | 'shown'>): PlanView['breaks'] => {
  const all = [...pastBreaks().toReversed(), ...breaks];
  return all.some(({ key }) => key === shown.key) ? all : [...all, shown];
};

type MoneyView = Pick<
  PlanView,
  'children' | 'entries' | 'breaks' | 'pastBreaks' | 'shown' | 'camps' | 'state'
>;

export function breakMoney(plan: MoneyView): BreakMoney {
  const { children, entries, shown, camps, state } = plan;
  const breaks = breaksWithMoney(plan);
  const { family, byChild } = readBreakBudget(state.family.budgets, breaks, shown);
  const ids = children.map(({ child }) => child.id);
  // Others belong to a child who is gone.
  const ofFamily = entries.filter(({ childId }) => childId !== null && ids.includes(childId));
  const costs = breakCosts(ofFamily, ids, { breaks, key: shown.key }, camps);
  const ofChildren = children.flatMap(({ child }, at): ChildMoney[] => {
    const cost = costs[at];
    if (!cost) return [];
    const budget = byChild[child.id] ?? null;
    const answer = budget === null ? null : budgetAnswer(cost.sum, budget);
    return [{ ...cost, name: child.firstName, color: child.color, budget, answer }];
  });
  const sum = sumCosts(ofChildren.map((one) => one.sum));
  const budget = family ?? budgetOfAll(ofChildren);
  return {
    breakName: breakName(shown),
    children: ofChildren,
    sum,
    paidCents: ofChildren.reduce((paid, one) => paid + one.paidCents, 0),
    countedBefore: countedBefore(ofFamily, { breaks, key: shown.key }, camps).map(
      ({ entry, countedIn }) => ({
        campName: entryCampName(plan, entry),
        breakName: breakName(countedIn),
        days: dayRange(countedIn.from, countedIn.to),
      }),
    ),
    budget,
    isSplit: children.length > 1 && ofChildren.some((one) => one.budget !== null),
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
