import { planBCopy as copy } from '#planner/words/planB.ts';
import type { ReadPlan } from '#planner/rules/planB/ask/readPlan.ts';

export type PlanCardText = { tag: string; name: string; use: string };

/** What the plan at this place is called. */
export function planCardText(
  plans: readonly Pick<ReadPlan, 'kind' | 'isOneStop'>[],
  at: number,
): PlanCardText {
  const [before, one] = [plans[at - 1], plans[at]];
  if (!one || (one.kind === 'other' && before?.kind === 'other')) return copy.secondBackup;
  return one.kind === 'close' && !one.isOneStop ? copy.fewerStops : copy.kinds[one.kind];
}
