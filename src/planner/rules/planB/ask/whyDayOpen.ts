import { type ReasonCount, whyOpen } from '../whyOpen.ts';
import { type OfferRefusal, REFUSALS, offerRefusal } from './campOffers.ts';
import type { PlanBProblem } from './planBProblem.ts';

export type WhyDayOpen = {
  childId: string;
  /** YYYY-MM-DD */
  day: string;
  /** Something covers a part of the day: the reasons are why nothing closes it. */
  isPart: boolean;
  /** All camps of the day; the counts of the reasons add up to it. */
  camps: number;
  reasons: readonly ReasonCount<OfferRefusal | 'plan'>[];
};

/**
 * Why a day of a child stays without a camp, or covered in part, by what speaks against each camp of that day. `week`,
 * `day`: their places.
 */
export function whyDayOpen(
  { inputs, weeks, termsOf }: PlanBProblem,
  { week, day, childId, isPart }: { week: number; day: number; childId: string; isPart: boolean },
): WhyDayOpen | null {
  const asked = weeks[week]?.children.find(({ child }) => child.id === childId);
  const date = weeks[week]?.days[day];
  if (!asked || date === undefined) return null;
  const ofDay = inputs.camps.get(date) ?? [];
  const refused = ofDay.map((one) => offerRefusal(one, asked, day, termsOf(one), isPart));
  const tests = REFUSALS.map((reason) => ({
    reason,
    passes: (refusal: OfferRefusal | null) => refusal !== reason,
  }));
  return { childId, day: date, isPart, camps: ofDay.length, reasons: whyOpen(refused, tests) };
}
