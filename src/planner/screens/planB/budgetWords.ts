import { planBCopy } from '#planner/words/planB.ts';
import { budgetAnswer } from '#planner/rules/money/budgetAnswer.ts';
import { type CostSum, isExactSum } from '#planner/rules/money/cents.ts';
import { dollars } from '#camps/rules/text/price.ts';

const copy = planBCopy.facts;

/** 'at least $60 under your budget' */
export function budgetWords(cost: CostSum, budgetCents: number): string {
  switch (budgetAnswer(cost, budgetCents)) {
    case 'ok':
      return copy.under(dollars(budgetCents - cost.high), isExactSum(cost));
    case 'over':
      return copy.over(dollars(cost.low - budgetCents), isExactSum(cost));
    default:
      return copy.maybeOver;
  }
}
