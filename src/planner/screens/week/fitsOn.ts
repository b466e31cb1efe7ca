import { remember } from '#camps/rules/list/remember.ts';
import { against } from '#planner/rules/candidates/against.ts';
import type { BreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import type { Wish } from '#planner/rules/candidates/wish.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { Plan } from '../PlanContext.ts';
import { wishOn } from '../wishOn.ts';

/** What was counted: every open day of the week is drawn again at each step of a drag. */
const counted = remember(new WeakMap<BreakCamps, Map<string, number>>(), () => new Map());

/** How many camps could cover an open day. */
export const fitsOn = (plan: Plan, child: PlanChild, day: string): number =>
  countFitting(wishOn(plan, child, day), plan.breakCamps);

/** `wish` without limits of miles and price. */
export function countFitting(wish: Wish, breakCamps: BreakCamps): number {
  const ofDay = breakCamps.get(wish.day) ?? [];
  const count = () => ofDay.filter((one) => against(one, wish) === null).length;
  return remember(counted(breakCamps), count)(keyOf(wish));
}

/** All that decides whether a camp fits. */
const keyOf = ({ day, gaps, ages, birthMonth, taken }: Wish): string =>
  JSON.stringify([day, gaps, ages, birthMonth, [...taken]]);
