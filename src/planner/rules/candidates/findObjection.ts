import { ageFit } from '../ages/ageFit.ts';
import { turnsSoon } from '../ages/turnsSoon.ts';
import type { BreakCamp } from './breakCamps.ts';
import type { CareNeed } from './careNeed.ts';
import { dayFit } from './dayFit.ts';

/**
 * The possible objections to a camp, in the order of the checks. taken: it is in the plan of that day. almostOldEnough:
 * too young for less than 90 days. hours: it covers none of the missing minutes.
 */
export const OBJECTIONS = ['taken', 'almostOldEnough', 'ages', 'hours'] as const;
export type Objection = (typeof OBJECTIONS)[number];

/** The first objection to a camp of the day; null when it may be chosen. An unknown value is no objection. */
export function findObjection(one: BreakCamp, need: CareNeed): Objection | null {
  const { camp } = one;
  if (need.taken.has(camp.id)) return 'taken';
  const fit = ageFit(need.ages, camp);
  if (fit === 'tooOld') return 'ages';
  if (fit === 'tooYoung') {
    return turnsSoon(need.birthMonth, camp.ageMin, need.day) ? 'almostOldEnough' : 'ages';
  }
  return need.gaps.length > 0 && dayFit(one.hours, need.gaps) === null ? 'hours' : null;
}
