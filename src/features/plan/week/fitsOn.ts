import { whyNone } from '#domain/plan/candidates/whyNone.ts';
import type { PlanChild } from '#domain/plan/family/familyView.ts';
import type { Plan } from '../PlanContext.ts';
import { wishOn } from '../wishOn.ts';

/** How many camps could cover an open day. */
export const fitsOn = (plan: Plan, child: PlanChild, day: string): number =>
  whyNone(wishOn(plan, child, day), plan.breakCamps).fitting;
