import { memoize } from '#camps/rules/list/remember.ts';
import { findObjection } from '#planner/rules/candidates/findObjection.ts';
import type { BreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import type { CareNeed } from '#planner/rules/candidates/careNeed.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { PlanView } from '../PlanContext.ts';
import { careNeedOn } from '../careNeedOn.ts';

/** What was counted: every open day of the week is drawn again at each step of a drag. */
const counted = memoize(new WeakMap<BreakCamps, Map<string, number>>(), () => new Map());

/** How many camps could cover an open day. */
export const fitsOn = (plan: PlanView, child: PlanChild, day: string): number =>
  countFitting(careNeedOn(plan, child, day), plan.breakCamps);

export function countFitting(need: CareNeed, breakCamps: BreakCamps): number {
  const ofDay = breakCamps.get(need.day) ?? [];
  const count = () => ofDay.filter((one) => findObjection(one, need) === null).length;
  return memoize(counted(breakCamps), count)(keyOf(need));
}

/** All that decides whether a camp fits. */
const keyOf = ({ day, gaps, ages, birthMonth, taken }: CareNeed): string =>
  JSON.stringify([day, gaps, ages, birthMonth, [...taken]]);
