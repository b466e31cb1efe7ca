import type { Camp } from '#camps/rules/camp/camp.ts';
import { isPlannedAs, plannedOf } from '#camps/rules/camp/sessionCamp.ts';
import { coversDay } from '../../status/coversDay.ts';
import { entriesOf } from './bookedEntry.ts';
import { offerRefusal, REFUSALS } from './campOffers.ts';
import type { PlanBProblem } from './planBProblem.ts';

/** In this order. 'held': the plan has the camp on that day. 'plan': nothing speaks against it, but the plan has no place for it. */
const REASONS = ['held', ...REFUSALS, 'plan'] as const;
type Reason = (typeof REASONS)[number];

export type WhyDayOpen = {
  childId: string;
  /** YYYY-MM-DD */
  day: string;
  /** Something covers a part of the day: the reasons are why nothing closes it. */
  isPart: boolean;
  /** All camps of the day; the counts of the reasons add up to it. */
  camps: number;
  reasons: readonly { reason: Reason; camps: number }[];
};

type Asked = {
  /** The places of the week and of its day. */
  week: number;
  day: number;
  childId: string;
  isPart: boolean;
  /** The camp that the plan books then; null for none. */
  added: Camp | null;
};

/**
 * Why a day of a child stays without a camp, or covered in part: each camp of that day is counted once, by the first
 * thing that speaks against it.
 */
export function whyDayOpen(
  { inputs, weeks, termsOf }: PlanBProblem,
  { week, day, childId, isPart, added }: Asked,
): WhyDayOpen | null {
  const asked = weeks[week]?.children.find(({ child }) => child.id === childId);
  const date = weeks[week]?.days[day];
  if (!asked || date === undefined) return null;
  const claims = (asked.cells[day]?.claims ?? []).filter(coversDay);
  const rows = entriesOf(inputs.view, childId).filter(({ id }) =>
    claims.some(({ entryId }) => entryId === id),
  );
  const held = [...rows, ...(added ? [plannedOf(added)] : [])];
  const ofDay = inputs.camps.get(date) ?? [];
  const found = ofDay.map((one): Reason => {
    if (held.some((planned) => isPlannedAs(planned, one.camp))) return 'held';
    return offerRefusal(one, asked, day, termsOf(one), isPart) ?? 'plan';
  });
  const reasons = REASONS.map((reason) => ({
    reason,
    camps: found.filter((one) => one === reason).length,
  })).filter(({ camps }) => camps > 0);
  return { childId, day: date, isPart, camps: ofDay.length, reasons };
}
