import { ageFit } from '../ages/ageFit.ts';
import { turnsSoon } from '../ages/turnsSoon.ts';
import type { Span } from '../coverage/span.ts';
import type { BreakCamp } from './breakCamps.ts';
import type { CareNeed } from './careNeed.ts';

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
  const isUseless = need.gaps.length > 0 && minutesLeft(one, need.gaps) === lengthOf(need.gaps);
  return isUseless ? 'hours' : null;
}

/** How many of the missing minutes it leaves; 'unknown' without hours. */
export function minutesLeft({ hours }: BreakCamp, gaps: readonly Span[]): number | 'unknown' {
  if (hours === 'unknown') return 'unknown';
  let left = 0;
  // Gaps are disjoint, so no list of spans is needed: this runs for each camp of the day.
  for (const { from, to } of gaps) {
    const covered = Math.min(hours.to, to) - Math.max(hours.from, from);
    left += to - from - Math.max(covered, 0);
  }
  return left;
}

const lengthOf = (gaps: readonly Span[]) => gaps.reduce((sum, { from, to }) => sum + to - from, 0);
