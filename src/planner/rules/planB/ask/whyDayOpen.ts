import { type ReasonCount, whyOpen } from '../whyOpen.ts';
import type { BreakCamps } from '../../candidates/breakCamps.ts';
import { type Refusal, REFUSALS, refusalOf } from './campOffers.ts';
import type { PlanBQuestion } from './planBQuestion.ts';

export type WhyDayOpen = {
  childId: string;
  /** YYYY-MM-DD */
  day: string;
  /** All camps of the day; the counts of the reasons add up to it. */
  camps: number;
  reasons: readonly ReasonCount<Refusal | 'plan'>[];
};

/** Why a day of a child stays without a camp, by what speaks against each camp of that day. `week`, `day`: their places. */
export function whyDayOpen(
  { weeks, isFar }: PlanBQuestion,
  camps: BreakCamps,
  { week, day, childId }: { week: number; day: number; childId: string },
): WhyDayOpen | null {
  const asked = weeks[week]?.children.find(({ child }) => child.id === childId);
  const date = weeks[week]?.days[day];
  if (!asked || date === undefined) return null;
  const ofDay = camps.get(date) ?? [];
  const refused = ofDay.map((one) => refusalOf(one, asked, day, isFar(one)));
  const tests = REFUSALS.map((reason) => ({
    reason,
    passes: (refusal: Refusal | null) => refusal !== reason,
  }));
  return { childId, day: date, camps: ofDay.length, reasons: whyOpen(refused, tests) };
}
