import type { Camp } from '#camps/rules/camp/camp.ts';
import { ageFit } from '../ages/ageFit.ts';
import { turnsSoon } from '../ages/turnsSoon.ts';
import type { BreakCamp } from './breakCamps.ts';
import { daysTaken, requestedDays } from './careAsked.ts';
import type { CareNeed } from './careNeed.ts';

/**
 * The possible objections to a camp, in the order of the checks. taken: it is in the plan of that day. full: as it said within a week. almostOldEnough:
 * too young for less than 90 days. hours: it covers none of the missing minutes.
 */
export const OBJECTIONS = ['taken', 'full', 'almostOldEnough', 'ages', 'hours'] as const;
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
  const { camp, seats } = one;
  const { served, first } = effect;
  if (served === null && isTaken(camp, need)) return 'taken';
  if (seats === 'full') return 'full';
  const fit = ageFit(need.ages[first] ?? null, camp);
  if (fit === 'tooOld') return 'ages';
  if (fit === 'tooYoung') {
    return turnsSoon(need.birthMonth, camp.ageMin, need.days[first] ?? need.day)
      ? 'almostOldEnough'
      : 'ages';
  }
  return served === null ? 'hours' : null;
}

function isTaken(camp: Camp, need: CareNeed): boolean {
  const days = daysTaken(need, camp);
  return days !== undefined && requestedDays(need).some((day) => days.has(day));
}
