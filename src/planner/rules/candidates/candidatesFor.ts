import type { Camp } from '#camps/rules/camp/camp.ts';
import { type AgeFit, ageFit } from '../ages/ageFit.ts';
import { totalMinutes } from '../coverage/span.ts';
import type { CentsRange } from '../money/cents.ts';
import { perNeededHour } from '../money/perNeededHour.ts';
import { milesBetween } from '#camps/rules/place/distance.ts';
import { campPlace } from '../drive/campPlace.ts';
import { bookingPrice } from '../money/bookingPrice.ts';
import { minutesLeft } from './dayFit.ts';
import { findObjection } from './findObjection.ts';
import type { BreakCamp, BreakCamps } from './breakCamps.ts';
import type { CareNeed } from './careNeed.ts';

export type Candidate = {
  camp: Camp;
  /** The open days that one booking closes, sorted; the tapped one is among them. */
  closes: readonly string[];
  /** Minutes of the tapped day that are still missing with it. */
  uncovered: number | 'unknown';
  /** The cost of all days that it closes. */
  cost: CentsRange | 'unknown';
  /** The cost per hour of needed care, if the other days need as much as the tapped one. */
  perHour: CentsRange | null;
  fit: Exclude<AgeFit, 'tooYoung' | 'tooOld'>;
  /** The straight-line distance; null when unknown. `isRough` means from the middle of a ZIP area or city. */
  drive: { miles: number; isRough: boolean } | null;
};

const MOST = 50;

/**
 * Camps for an open day of one child: those first that close the most open days with one booking, then those that leave
 * the least time uncovered, then the cheapest; unknown values come last. Ties keep the order of the list.
 */
export function candidatesFor(need: CareNeed, camps: BreakCamps, most = MOST): Candidate[] {
  const groups = new Map<number, Group>();
  for (const one of camps.get(need.day) ?? []) {
    if (findObjection(one, need) !== null) continue;
    const closes = closedCount(one, need);
    const left = one.hours === 'unknown' ? one.hours : minutesLeft(one.hours, need.gaps);
    const rank = rankOf(closes, left);
    const group = groups.get(rank);
    if (group) group.camps.push(one);
    else groups.set(rank, { rank, left, camps: [one] });
  }
  const needed = totalMinutes(need.gaps);
  const best: Candidate[] = [];
  for (const { left, camps: equal } of [...groups.values()].toSorted((a, b) => a.rank - b.rank)) {
    // Only those that are shown are put in order: ten thousand camps have few groups.
    if (best.length >= most) break;
    const cheapestFirst = equal.toSorted((a, b) => compare(a.centsPerDay, b.centsPerDay));
    for (const one of cheapestFirst.slice(0, most - best.length)) {
      best.push(toCandidate(one, left, need, needed));
    }
  }
  return best;
}

/** Camps that close as many days and leave as many minutes. */
type Group = { rank: number; left: number | 'unknown'; camps: BreakCamp[] };

/** The most open days first, then the least time left; unknown hours are worse than any. */
const rankOf = (closes: number, left: number | 'unknown'): number =>
  (left === 'unknown' ? UNKNOWN_MINUTES : left) - closes * (UNKNOWN_MINUTES + 1);

/** More than a day has. */
const UNKNOWN_MINUTES = 1441;

/** Two unknown prices are a tie: Infinity less Infinity is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

/** `needed`: minutes that are missing on the day. */
function toCandidate(
  one: BreakCamp,
  left: number | 'unknown',
  need: CareNeed,
  needed: number,
): Candidate {
  const closes = one.breakDays.filter((day) => need.openDays.has(day));
  const cost = bookingPrice(one.price, closes, one.listedDays);
  const minutes = left === 'unknown' ? left : (needed - left) * closes.length;
  const fit = ageFit(need.ages, one.camp);
  return {
    camp: one.camp,
    closes,
    uncovered: left,
    cost,
    perHour: cost === 'unknown' ? null : perNeededHour(cost, minutes),
    fit: fit === 'fits' || fit === 'maybe' ? fit : 'notSaid',
    drive: need.near && milesFrom(one, need.near),
  };
}

/** How many of the open days one booking of it closes. */
function closedCount({ breakDays }: BreakCamp, { openDays }: CareNeed): number {
  let count = 0;
  for (const day of breakDays) if (openDays.has(day)) count += 1;
  return count;
}

/** Returns the distance; null for an unknown location. */
function milesFrom(
  { camp }: BreakCamp,
  { from, gazetteer }: NonNullable<CareNeed['near']>,
): Candidate['drive'] {
  const { at, isRough } = campPlace(camp, gazetteer);
  return at && { miles: milesBetween(from, at), isRough };
}
