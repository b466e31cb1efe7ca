import { planBCopy as copy } from '#planner/words/planB.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import type { PlanBResult } from './suggestRelaxedPreferences.ts';

export type PlanCardText = { tag: string; name: string; use: string; why: string };

/** What the plan at this place is called, and what it promises: in numbers where it leaves more open than the first. */
export function planCardText(
  { plans, preferences, inputs }: PlanBResult,
  at: number,
): PlanCardText {
  const one = plans[at];
  const [best] = plans;
  const isSecond = one?.kind === 'other' && plans[at - 1]?.kind === 'other';
  if (!one || !best || isSecond) return copy.secondSpare;
  const words = copy.kinds[one.kind];
  switch (one.kind) {
    case 'best': {
      const miles = inputs.home === null ? null : preferences.homeMiles;
      const hasDistance = miles !== null || preferences.loopMiles !== null;
      const hasBudget = preferences.budgetCents !== null;
      return { ...words, why: copy.reason.best(miles, hasDistance, hasBudget) };
    }
    case 'thrifty': {
      const moreInPart = one.counts.inPart - best.counts.inPart;
      return { ...words, why: copy.reason.thrifty(openDays(one) - openDays(best), moreInPart) };
    }
    default:
      return { ...words, why: copy.reason[one.kind] };
  }
}

const openDays = ({ counts: { open, waiting } }: ReadPlan): number => open + waiting;
