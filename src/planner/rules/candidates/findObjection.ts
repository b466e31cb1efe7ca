import { ageFit } from '../ages/ageFit.ts';
import { turnsSoon } from '../ages/turnsSoon.ts';
import type { BreakCamp } from './breakCamps.ts';
import { requestedDays } from './careAsked.ts';
import type { CareNeed } from './careNeed.ts';

/**
 * The possible objections to a camp, in the order of the checks. taken: it is in the plan of that day. almostOldEnough:
 * too young for less than 90 days. hours: it covers none of the missing minutes.
 */
export const OBJECTIONS = ['taken', 'almostOldEnough', 'ages', 'hours'] as const;
export type Objection = (typeof OBJECTIONS)[number];

/**
 * The first objection to a camp of the day; null when it may be chosen. An unknown value is no objection. The age is that
 * on the first day of the booking, whichever of its days was tapped.
 */
export function findObjection(
  one: BreakCamp,
  need: CareNeed,
  effect = need.effectOf(one),
): Objection | null {
  const { camp } = one;
  const { served, first } = effect;
  if (served === null && isTaken(camp.id, need)) return 'taken';
  const fit = ageFit(need.ages[first] ?? null, camp);
  if (fit === 'tooOld') return 'ages';
  if (fit === 'tooYoung') {
    return turnsSoon(need.birthMonth, camp.ageMin, need.days[first] ?? need.day)
      ? 'almostOldEnough'
      : 'ages';
  }
  return served === null ? 'hours' : null;
}

function isTaken(campId: string, need: CareNeed): boolean {
  const days = need.taken.get(campId);
  return days !== undefined && requestedDays(need).some((day) => days.has(day));
}
