import type { Camp } from '#camps/rules/camp/camp.ts';
import { type AgeFit, ageFit } from '../ages/ageFit.ts';
import type { CentsRange } from '../money/cents.ts';
import { perNeededHour } from '../money/perNeededHour.ts';
import { milesBetween } from '#camps/rules/place/distance.ts';
import { campPlace } from '../drive/campPlace.ts';
import { bookingPrice } from '../money/bookingPrice.ts';
import type { DayFit } from './dayFit.ts';
import { findObjection } from './findObjection.ts';
import type { BreakCamp, BreakCamps } from './breakCamps.ts';
import type { CampLikes } from './likes.ts';
import type { Span } from '../coverage/span.ts';
import { gapsOn } from './careAsked.ts';
import type { CareNeed } from './careNeed.ts';

export type Candidate = {
  camp: Camp;
  /** What was said of its room, which is never 'full'. */
  seats: BreakCamp['seats'];
  /** What it does for the tapped day, or the most that it does for one of the week; null where nothing is known to be missing. */
  does: DayFit | null;
  /** What is missing on that day. */
  gaps: readonly Span[];
  /** The days of one booking, sorted, with the tapped one or some of the week. Those that it closes, and those that it shortens. */
  days: readonly string[];
  closes: readonly string[];
  helps: readonly string[];
  /** The cost of all its days. */
  cost: CentsRange | 'unknown';
  /** The cost per hour of needed care. */
  perHour: CentsRange | null;
  fit: Exclude<AgeFit, 'tooYoung' | 'tooOld'>;
  likes: CampLikes;
  /** The straight-line distance; null when unknown. `isRough` means from the middle of a ZIP area or city. */
  drive: { miles: number; isRough: boolean } | null;
};

const MOST = 50;

/**
 * Camps for an open day or week of one child: those first that close the most days with one booking, then those that touch
 * the most, then those that leave the least time open on them, then those without a waitlist, then what is liked, then the cheapest. Unknown values come
 * last, and ties keep the order of the list.
 */
export function candidatesFor(need: CareNeed, camps: BreakCamps, most = MOST): Candidate[] {
  const groups = new Map<number, BreakCamp[]>();
  for (const one of camps.get(need.day) ?? []) {
    const effect = need.effectOf(one);
    if (findObjection(one, need, effect) !== null) continue;
    const group = groups.get(effect.rank);
    if (group) group.push(one);
    else groups.set(effect.rank, [one]);
  }
  const best: Candidate[] = [];
  for (const [, equal] of [...groups].toSorted(([a], [b]) => a - b)) {
    // Only those that are shown are put in order: ten thousand camps have few groups.
    if (best.length >= most) break;
    for (const one of likedFirst(equal, need).slice(0, most - best.length)) {
      best.push(toCandidate(one, need));
    }
  }
  return best;
}

/** Camps that cover equally: those with a waitlist last, then what is liked first, then the cheapest. */
function likedFirst(equal: readonly BreakCamp[], need: CareNeed): BreakCamp[] {
  return equal
    .map((one) => ({
      one,
      waits: Number(one.seats === 'waitlist'),
      score: need.likes(one.camp, need.effectOf(one).days).score,
    }))
    .toSorted(
      (a, b) =>
        a.waits - b.waits || b.score - a.score || compare(a.one.centsPerDay, b.one.centsPerDay),
    )
    .map(({ one }) => one);
}

/** Two unknown prices are a tie: Infinity less Infinity is no number. */
const compare = (a: number, b: number): number => (a === b ? 0 : a - b);

function toCandidate(one: BreakCamp, need: CareNeed): Candidate {
  const { camp, times, price, seats, listedDays } = one;
  const { days, closes, helps, covered, served, first } = need.effectOf(one);
  const cost = bookingPrice(price, days, listedDays);
  const fit = ageFit(need.ages[first] ?? null, camp);
  const isTimed = cost !== 'unknown' && times.hours !== 'unknown';
  return {
    camp,
    seats,
    does: served?.fit ?? null,
    gaps: gapsOn(need, served?.day ?? need.day),
    days,
    closes,
    helps,
    cost,
    perHour: isTimed ? perNeededHour(cost, covered) : null,
    fit: fit === 'fits' || fit === 'maybe' ? fit : 'notSaid',
    likes: need.likes(camp, days),
    drive: need.near && milesFrom(one, need.near),
  };
}

/** Returns the distance; null for an unknown location. */
function milesFrom(
  { camp }: BreakCamp,
  { from, gazetteer }: NonNullable<CareNeed['near']>,
): Candidate['drive'] {
  const { at, isRough } = campPlace(camp, gazetteer);
  return at && { miles: milesBetween(from, at), isRough };
}
