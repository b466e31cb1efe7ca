import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { BreakCamp } from '../../candidates/breakCamps.ts';
import { newEntry } from '../../commands/newEntry.ts';
import type { FamilyView } from '../../family/familyView.ts';
import { type CostSum, noCost } from '../../money/cents.ts';
import { entryCost } from '../../money/entryCost.ts';
import type { Booking, CellSet } from '../week.ts';
import type { PlanBProblem } from './planBProblem.ts';

/** A camp on some days (YYYY-MM-DD, sorted). */
export type CampDays = { camp: BreakCamp; days: readonly string[] };

/** One thing to book for a child, and what to book should it say no. */
export type NewBooking = CampDays & {
  childId: string;
  cost: CostSum;
  second: readonly CampDays[];
};

type Bookings = readonly (Booking & { second?: readonly Booking['offer'][] })[];

/** The bookings of a plan. A camp that is booked for a child by day, or in several weeks, is one row of the plan. */
export function newBookings(question: PlanBProblem, bookings: Bookings): NewBooking[] {
  const found = new Map<string, Omit<NewBooking, 'cost'>>();
  for (const { week, child, offer, cells, second = [] } of bookings) {
    const camp = question.camps[offer.id];
    const childId = question.weeks[week]?.children[child]?.child.id;
    if (!camp || childId === undefined) continue;
    const key = `${childId} ${camp.camp.id}`;
    const known = found.get(key);
    const seconds = second.flatMap((other): CampDays[] => {
      const instead = question.camps[other.id];
      return instead ? [{ camp: instead, days: daysOf(question, week, other.cells & cells) }] : [];
    });
    found.set(key, {
      childId,
      camp,
      days: [...(known?.days ?? []), ...daysOf(question, week, cells)].toSorted(),
      second: joinCamps([...(known?.second ?? []), ...seconds]),
    });
  }
  const { view, today } = question.inputs;
  return [...found.values()].map((one): NewBooking => {
    const row = bookedEntry(one, view, { id: '', today });
    return { ...one, cost: row ? entryCost(row, view.camps(row.campId)) : noCost };
  });
}

/**
 * The row of a booking: a thought about the very camp becomes it, with its note; else a new one with this id. Null when
 * the directory has the camp no more.
 */
export function bookedEntry(
  { childId, camp, days }: Pick<NewBooking, 'childId' | 'camp' | 'days'>,
  view: Pick<FamilyView, 'camps' | 'children'>,
  { id, today }: { id: string; today: string },
): PlanEntry | null {
  const thought = thoughtOf(view, childId, camp);
  if (thought) return { ...thought, days: [...days], status: 'planned', rank: 1 };
  const found = view.camps(camp.camp.id);
  return found && newEntry({ id, childId, camp: found, days, today });
}

/** The child's thought about a camp. */
export const thoughtOf = (
  { children }: Pick<FamilyView, 'children'>,
  childId: string,
  { camp }: BreakCamp,
): PlanEntry | undefined =>
  children
    .find(({ child }) => child.id === childId)
    ?.inputs.entries.find(({ campId, status }) => campId === camp.id && status === 'considering');

const daysOf = ({ weeks }: PlanBProblem, week: number, cells: CellSet): string[] =>
  (weeks[week]?.days ?? []).filter((_, day) => ((cells >>> day) & 1) === 1);

function joinCamps(some: readonly CampDays[]): CampDays[] {
  const camps = [...new Set(some.map(({ camp }) => camp))];
  return camps.map((camp) => ({
    camp,
    days: some
      .filter((one) => one.camp === camp)
      .flatMap(({ days }) => days)
      .toSorted(),
  }));
}
