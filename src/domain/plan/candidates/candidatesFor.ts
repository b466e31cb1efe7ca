import type { Camp } from '../../camp/camp.ts';
import { type AgeFit, ageFit } from '../ages/ageFit.ts';
import { minutesOf } from '../coverage/span.ts';
import type { Cents } from '../money/cents.ts';
import { perNeededHour } from '../money/perNeededHour.ts';
import { against, bookingCost, closedDays, milesFrom, minutesLeft } from './against.ts';
import type { BreakCamp, BreakCamps } from './breakCamps.ts';
import type { Wish } from './wish.ts';

export type Candidate = {
  camp: Camp;
  /** The open days that one booking closes, sorted; the tapped one is among them. */
  closes: readonly string[];
  /** Minutes of the tapped day that are still missing with it. */
  uncovered: number | 'unknown';
  /** Of all the days it closes. */
  cost: Cents | 'unknown';
  /** Of care that is needed, if the other days need as much as the tapped one. */
  perHour: Cents | null;
  fit: Exclude<AgeFit, 'tooYoung' | 'tooOld'>;
  /** As the crow flies; null when nobody knows. `isRough`: from the middle of a ZIP area or a city. */
  drive: { miles: number; isRough: boolean } | null;
};

const MOST = 50;

/**
 * Camps for an open day of one child: those first that close the most open days with one booking, then those that leave
 * the least time uncovered, then the cheapest; what nobody said comes last. Ties keep the order of the list.
 */
export function candidatesFor(wish: Wish, camps: BreakCamps, most = MOST): Candidate[] {
  const ranked: Ranked[] = [];
  for (const one of camps.get(wish.day) ?? []) {
    if (against(one, wish) !== null) continue;
    const left = minutesLeft(one, wish.gaps);
    ranked.push({
      one,
      closes: closedDays(one, wish),
      left,
      leftRank: left === 'unknown' ? Infinity : left,
    });
  }
  return ranked
    .toSorted(bestFirst)
    .slice(0, most)
    .map((each) => toCandidate(each, wish));
}

type Ranked = {
  one: BreakCamp;
  closes: readonly string[];
  left: number | 'unknown';
  leftRank: number;
};

// Two unknown ones: Infinity - Infinity is NaN, which sorting takes for a tie.
const bestFirst = (a: Ranked, b: Ranked): number =>
  b.closes.length - a.closes.length ||
  a.leftRank - b.leftRank ||
  a.one.centsPerDay - b.one.centsPerDay;

function toCandidate({ one, closes, left }: Ranked, wish: Wish): Candidate {
  const cost = bookingCost(one, closes);
  const needed = minutesOf(wish.gaps);
  const minutes = left === 'unknown' ? left : (needed - left) * closes.length;
  const fit = ageFit(wish.ages, one.camp);
  return {
    camp: one.camp,
    closes,
    uncovered: left,
    cost,
    perHour: cost === 'unknown' ? null : perNeededHour(cost, minutes),
    fit: fit === 'fits' || fit === 'maybe' ? fit : 'notSaid',
    drive: wish.near && milesFrom(one, wish.near),
  };
}
