import { type ReasonCount, whyOpen } from '../whyOpen.ts';
import type { BreakCamps } from '../../candidates/breakCamps.ts';
import { type OfferRefusal, REFUSALS, offerRefusal } from './campOffers.ts';
import type { PlanBProblem } from './planBProblem.ts';

export type WhyDayOpen = {
  childId: string;
  /** YYYY-MM-DD */
  day: string;
  /** All camps of the day; the counts of the reasons add up to it. */
  camps: number;
  reasons: readonly ReasonCount<OfferRefusal | 'plan'>[];
};

/** Why a day of a child stays without a camp, by what speaks against each camp of that day. `week`, `day`: their places. */
export function whyDayOpen(
  { weeks, isFar }: PlanBProblem,
  camps: BreakCamps,
  { week, day, childId }: { week: number; day: number; childId: string },
): WhyDayOpen | null {
  const asked = weeks[week]?.children.find(({ child }) => child.id === childId);
  const date = weeks[week]?.days[day];
  if (!asked || date === undefined) return null;
  const ofDay = camps.get(date) ?? [];
  const refused = ofDay.map((one) => offerRefusal(one, asked, day, isFar(one)));
  const tests = REFUSALS.map((reason) => ({
    reason,
    passes: (refusal: OfferRefusal | null) => refusal !== reason,
  }));
  return { childId, day: date, camps: ofDay.length, reasons: whyOpen(refused, tests) };
}
