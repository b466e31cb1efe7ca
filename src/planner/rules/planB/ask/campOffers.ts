import type { CampOffer } from '../week.ts';
import { ageFit } from '../../ages/ageFit.ts';
import type { Ages } from '../../ages/agesOn.ts';
import type { BreakCamp } from '../../candidates/breakCamps.ts';
import type { Span } from '../../coverage/span.ts';
import { bookingPrice } from '../../money/bookingPrice.ts';
import type { BaseCell } from './weekCells.ts';

/** Why a camp can't be offered for a day, in the order of the checks; `part`: it would not close the day. */
export const REFUSALS = ['asked', 'ages', 'noHours', 'hours', 'part', 'noPrice', 'far'] as const;
export type OfferRefusal = (typeof REFUSALS)[number];

/** A child's days of one week with what is to fill; day n is bit n. */
export type OfferChild = {
  cells: readonly BaseCell[];
  /** What a camp of these hours would leave to be wished for on each of them, as misfitsOn has it. */
  misfits: readonly ((hours: Span) => number | null)[];
  /** The ages on each of these days. */
  ages: readonly (Ages | null)[];
  /** Camps (by id) that put the family on a waitlist or turned it down, by day. */
  refused: (campId: string, day: string) => boolean;
};

/**
 * The first thing against a camp on a day of a child that is to be filled; null when it can be offered. `isFar`: too far
 * from home. `mustClose`: a camp that only shortens the day is none.
 */
export function offerRefusal(
  one: BreakCamp,
  child: OfferChild,
  day: number,
  isFar: boolean,
  mustClose = false,
): OfferRefusal | null {
  const cell = child.cells[day];
  if (!cell) return 'hours';
  if (child.refused(one.camp.id, cell.cell.day)) return 'asked';
  const fit = ageFit(child.ages[day] ?? null, one.camp);
  if (fit === 'tooYoung' || fit === 'tooOld') return 'ages';
  if (one.hours === 'unknown') return 'noHours';
  const misfit = child.misfits[day]?.(one.hours) ?? null;
  if (misfit === null) return 'hours';
  if (mustClose && misfit > 0) return 'part';
  if (one.price.kind === 'unknown') return 'noPrice';
  return isFar ? 'far' : null;
}

/**
 * What can be booked of one camp for one child in a week. A camp that sells days: each of them, and all together where
 * that costs less. Any other: all days that the child needs, at the price of the session.
 */
export function campOffers(
  one: BreakCamp,
  child: OfferChild,
  { id, site }: Pick<CampOffer, 'id' | 'site'>,
): CampOffer[] {
  const { hours } = one;
  if (hours === 'unknown') return [];
  const usable = child.cells.flatMap((cell, day) => {
    if (cell.need === null || !one.breakDays.includes(cell.cell.day)) return [];
    if (offerRefusal(one, child, day, false) !== null) return [];
    return [{ day: cell.cell.day, bit: 1 << day, misfit: child.misfits[day]?.(hours) ?? 0 }];
  });
  const offer = (some: typeof usable): CampOffer[] => {
    const days = some.map(({ day }) => day);
    const cost = bookingPrice(one.price, days, one.listedDays);
    if (cost === 'unknown' || some.length === 0) return [];
    const cells = some.reduce((all, { bit }) => all | bit, 0);
    const misfit = some.reduce((sum, { misfit: own }) => sum + own, 0);
    return [{ id, cells, cents: cost.high, misfit, site }];
  };
  const whole = offer(usable);
  if (one.price.kind !== 'perDay' || usable.length === 1) return whole;
  const single = usable.flatMap((each) => offer([each]));
  const sum = single.reduce((all, { cents }) => all + cents, 0);
  return (whole[0]?.cents ?? sum) < sum ? [...single, ...whole] : single;
}
