import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';
import { overlaps, type Span, spanAround } from '../coverage/span.ts';
import { careCost } from '../money/careCost.ts';
import { type CentsRange, plusCents } from '../money/cents.ts';
import type { Candidate } from './candidatesFor.ts';
import { gapsOn } from './careAsked.ts';
import type { CareNeed } from './careNeed.ts';
import { type CareOption, careOptions } from './careOptions.ts';
import { type DayFit, dayFit } from './dayFit.ts';
import { readHours } from '#camps/rules/text/hours.ts';

/** A camp with the care that its listing names, as the family may book it. */
export type CareOffer = {
  care: ExtendedCare[];
  /** From drop-off to pick-up. */
  span: Span;
  /** What it does for the day of which the candidate speaks. */
  does: DayFit | null;
  /** The days of the booking that it closes. */
  closes: readonly string[];
  /** What the care adds to the cost of these days. */
  cost: CentsRange | 'unknown';
};

/** Care that covers more of the day than the camp alone; null when the camp closes it, or when none is listed. */
export function careOffer({ camp, does, gaps, days }: Candidate, need: CareNeed): CareOffer | null {
  const hours = readHours(camp.hours);
  if (does !== 'helps' || hours === 'unknown') return null;
  const useful = careOptions(camp).filter((option) =>
    gaps.some((gap) => overlaps(gap, option.span)),
  );
  if (useful.length === 0) return null;
  const span = spanAround([hours, ...useful.map((option) => option.span)]);
  const care = useful.map((option) => bookedCare(option, days));
  return {
    care,
    span,
    does: dayFit(span, gaps),
    closes: days.filter((day) => dayFit(span, gapsOn(need, day)) === 'closes'),
    cost: care.map((one) => careCost(one, days)).reduce(sumKnown),
  };
}

/** The care as a row holds it; `cents`, the whole amount, is for what does not know rates, where it is certain. */
export function bookedCare(
  { span, cents, per }: CareOption,
  days: readonly string[],
): ExtendedCare {
  if (cents === null) return { span, cents };
  const rate = { cents, per };
  const cost = careCost({ cents: null, rate }, days);
  const isCertain = cost !== 'unknown' && cost.low === cost.high;
  return { span, cents: isCertain ? cost.low : null, rate };
}

const sumKnown = (a: CentsRange | 'unknown', b: CentsRange | 'unknown'): CentsRange | 'unknown' =>
  a === 'unknown' || b === 'unknown' ? 'unknown' : plusCents(a, b);
