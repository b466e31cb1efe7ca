import { heldDays } from '#planner/rules/coverage/coverSummary.ts';
import type {
  PlanBInputs,
  PlanBQuestion,
  PlanBWishes,
} from '#planner/rules/planB/ask/planBQuestion.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';
import type { PlanBAnswer } from '#planner/rules/planB/planB.ts';

/** What is looked for; `question` is made of the two others. */
export type Look = { inputs: PlanBInputs; wishes: PlanBWishes; question: PlanBQuestion };

export type PlanBResult = Look & {
  answer: PlanBAnswer;
  /** The best first; none when nothing can be booked. */
  plans: readonly ReadPlan[];
};

/** A wish that gives way, and how many days of those that need care are covered then. */
export type Help = { kind: HelpKind; wishes: PlanBWishes; covered: number; needed: number };
export type HelpKind = 'budget' | 'anyDistance' | 'mayMove';

/** Which single wishes are worth a try when no plan covers all; none when one does. */
export function helpWishes({
  plans,
  wishes,
  question,
  answer,
}: PlanBResult): Pick<Help, 'kind' | 'wishes'>[] {
  const best = plans[0]?.counts;
  if (best && heldDays(best) === best.needed) return [];
  const tries: (Pick<Help, 'kind' | 'wishes'> | null)[] = [
    enough(question.kept.high + (answer.front[0]?.cents ?? 0), wishes),
    wishes.loopMiles === null
      ? null
      : { kind: 'anyDistance', wishes: { ...wishes, loopMiles: null } },
    wishes.loopMiles === null || wishes.mayMove
      ? null
      : { kind: 'mayMove', wishes: { ...wishes, mayMove: true } },
  ];
  return tries.flatMap((one) => one ?? []);
}

const TEN_DOLLARS = 1000;

/** What the plan that covers most would cost, as a round budget. */
function enough(cents: number, wishes: PlanBWishes): Pick<Help, 'kind' | 'wishes'> | null {
  const { budgetCents } = wishes;
  if (budgetCents === null || cents <= budgetCents) return null;
  const round = Math.ceil(cents / TEN_DOLLARS) * TEN_DOLLARS;
  return { kind: 'budget', wishes: { ...wishes, budgetCents: round } };
}
