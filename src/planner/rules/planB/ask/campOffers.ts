import type { CampOffer } from '../week.ts';
import { ageFit } from '../../ages/ageFit.ts';
import type { Ages } from '../../ages/agesOn.ts';
import type { BreakCamp } from '../../candidates/breakCamps.ts';
import type { Span } from '../../coverage/span.ts';
import { bookedCare } from '../../candidates/careOffer.ts';
import type { CareOption } from '../../candidates/careOptions.ts';
import { careCost } from '../../money/careCost.ts';
import { bookingPrice } from '../../money/bookingPrice.ts';
import type { CareChoice } from './careChoices.ts';
import { type BaseCell, NEAR_POINTS, WAITLIST_POINTS } from './weekCells.ts';

/** Why a camp can't be offered for a day, in the order of the checks; `part`: it would not close the day. */
export const REFUSALS = ['asked', 'ages', 'noHours', 'hours', 'part', 'noPrice', 'far'] as const;
export type OfferRefusal = (typeof REFUSALS)[number];

/** A child's days of one week with what is to fill; day n is bit n. */
export type OfferChild = {
  cells: readonly BaseCell[];
  /** What a camp of these hours would leave to be wished for on each of them, as misfitsOn has it. */
  misfits: readonly ((hours: Span) => number | null)[];
  /** The ages on the first day that a booking of the camp could have, as in findObjection. */
  agesAt: (one: BreakCamp) => Ages | null;
  /** Whether a camp is full, or put the family on a waitlist or turned it down for a day. */
  refused: (one: BreakCamp, day: string) => boolean;
};

/** How a camp is asked about. */
export type OfferTerms = {
  /** Too far from home. */
  isFar: boolean;
  /** Care that it may be booked with; none unless the family wants it. */
  choices: readonly CareChoice[];
};

/**
 * The first thing against a camp on a day of a child that is to be filled; null when it can be offered. `mustClose`: a
 * camp that only shortens the day is none.
 */
export function offerRefusal(
  one: BreakCamp,
  child: OfferChild,
  day: number,
  { isFar, choices }: OfferTerms,
  mustClose = false,
): OfferRefusal | null {
  const cell = child.cells[day];
  if (!cell) return 'hours';
  if (child.refused(one, cell.cell.day)) return 'asked';
  const fit = ageFit(child.agesAt(one), one.camp);
  if (fit === 'tooYoung' || fit === 'tooOld') return 'ages';
  if (one.times.hours === 'unknown') return 'noHours';
  const spans = [one.times.hours, ...choices.map(({ hours }) => hours)];
  const misfits = spans.flatMap((hours) => child.misfits[day]?.(hours) ?? []);
  if (misfits.length === 0) return 'hours';
  if (mustClose && Math.min(...misfits) > NEAR_POINTS) return 'part';
  if (one.price.kind === 'unknown') return 'noPrice';
  return isFar ? 'far' : null;
}

type Numbers = Pick<CampOffer, 'id' | 'site'> & {
  choices: readonly CareChoice[];
  /** How much the child would like a day there. */
  like: number;
};

/**
 * What can be booked of one camp for one child in a week, without care and with each choice of it where that leaves
 * less open.
 */
export function campOffers(one: BreakCamp, child: OfferChild, numbers: Numbers): CampOffer[] {
  const { hours } = one.times;
  if (hours === 'unknown') return [];
  const days = child.cells.flatMap(({ need, cell }, day) => {
    if (need === null || !one.times.days.includes(cell.day)) return [];
    const refusal = offerRefusal(one, child, day, { isFar: false, choices: numbers.choices });
    return refusal === null ? [{ day: cell.day, at: day }] : [];
  });
  if (days.length === 0) return [];
  // Only where nothing else fits: a waitlist covers no day.
  const least = one.seats === 'waitlist' ? WAITLIST_POINTS : 0;
  const usable = (span: Span) =>
    days.flatMap(({ day, at }): UsableDay[] => {
      const misfit = child.misfits[at]?.(span) ?? null;
      return misfit === null ? [] : [{ day, bit: 1 << at, misfit: Math.max(misfit, least) }];
    });
  const plain = usable(hours);
  const misfitAt = new Map(plain.map(({ bit, misfit }) => [bit, misfit]));
  const withCare = numbers.choices.flatMap(({ hours: span, care }, at) => {
    const all = usable(span);
    const better = all.filter(({ bit, misfit }) => misfit < (misfitAt.get(bit) ?? Infinity));
    // A session is booked as a whole, also for the days on which its care helps nobody.
    const booked = one.price.kind === 'perDay' || better.length === 0 ? better : all;
    return daysOffers(one, booked, { ...numbers, care, number: at + 1 });
  });
  return [...daysOffers(one, plain, { ...numbers, care: [], number: 0 }), ...withCare];
}

type UsableDay = { day: string; bit: number; misfit: number };

/**
 * A camp that sells days: each of them, and all together where that costs less. Any other: all of the days, at the price
 * of the session.
 */
function daysOffers(
  one: BreakCamp,
  usable: readonly UsableDay[],
  { id, site, like, care, number }: Numbers & { care: CareChoice['care']; number: number },
): CampOffer[] {
  const offer = (some: readonly UsableDay[]): CampOffer[] => {
    const days = some.map(({ day }) => day);
    const cost = bookingPrice(one.price, days, one.listedDays);
    if (cost === 'unknown' || some.length === 0) return [];
    const cells = some.reduce((all, { bit }) => all | bit, 0);
    const misfit = some.reduce((sum, { misfit: own }) => sum + own, 0);
    const cents = care.reduce((sum, each) => sum + mostCents(each, days), cost.high);
    return [{ id, cells, cents, misfit, site, like: like * some.length, care: number }];
  };
  const whole = offer(usable);
  if (one.price.kind !== 'perDay' || usable.length === 1) return whole;
  const single = usable.flatMap((each) => offer([each]));
  const sum = single.reduce((all, { cents }) => all + cents, 0);
  return (whole[0]?.cents ?? sum) < sum ? [...single, ...whole] : single;
}

/** The most that care costs on these days. */
function mostCents(option: CareOption, days: readonly string[]): number {
  const cost = careCost(bookedCare(option, days), days);
  return cost === 'unknown' ? Infinity : cost.high;
}
