import { type CoverCounts, isAllCovered } from '#planner/rules/coverage/coverSummary.ts';
import type {
  PlanBInputs,
  PlanBProblem,
  PlanBPreferences,
} from '#planner/rules/planB/ask/planBProblem.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import type { PlanBAnswer } from '#planner/rules/planB/planB.ts';

/** The input of a search; `question` is derived from the two others. */
export type PlanBSearch = {
  inputs: PlanBInputs;
  preferences: PlanBPreferences;
  question: PlanBProblem;
};

export type PlanBResult = PlanBSearch & {
  answer: PlanBAnswer;
  /** The best first; none when nothing can be booked. */
  plans: readonly ReadPlan[];
};

/** A dropped wish, and what the days of the break become without it. */
export type Help = {
  kind: HelpKind;
  preferences: PlanBPreferences;
  counts: CoverCounts;
};
type HelpKind = 'budget' | 'anyDistance' | 'mayMove' | 'anyHome';

/** Which single wishes are worth a try when no plan covers all; none when one does. */
export function suggestRelaxedPreferences({
  plans,
  preferences,
  question,
  answer,
}: PlanBResult): Pick<Help, 'kind' | 'preferences'>[] {
  const best = plans[0]?.counts;
  if (best && isAllCovered(best)) return [];
  const tries: (Pick<Help, 'kind' | 'preferences'> | null)[] = [
    enough(question.kept.high + (answer.front[0]?.cents ?? 0), preferences),
    preferences.loopMiles === null
      ? null
      : { kind: 'anyDistance', preferences: { ...preferences, loopMiles: null } },
    preferences.loopMiles === null || preferences.mayMove
      ? null
      : { kind: 'mayMove', preferences: { ...preferences, mayMove: true } },
    question.camps.some((camp) => question.termsOf(camp).isFar)
      ? { kind: 'anyHome', preferences: { ...preferences, homeMiles: null } }
      : null,
  ];
  return tries.flatMap((one) => one ?? []);
}

const TEN_DOLLARS = 1000;

/** What the plan that covers most would cost, as a round budget. */
function enough(
  cents: number,
  preferences: PlanBPreferences,
): Pick<Help, 'kind' | 'preferences'> | null {
  const { budgetCents } = preferences;
  if (budgetCents === null || cents <= budgetCents) return null;
  const round = Math.ceil(cents / TEN_DOLLARS) * TEN_DOLLARS;
  return { kind: 'budget', preferences: { ...preferences, budgetCents: round } };
}
