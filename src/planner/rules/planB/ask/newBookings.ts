import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { isPlannedAs } from '#camps/rules/camp/sessionCamp.ts';
import type { BreakCamp } from '../../candidates/breakCamps.ts';
import type { FamilyView } from '../../family/familyView.ts';
import { type CostSum, noCost } from '../../money/cents.ts';
import { entryCost } from '../../money/entryCost.ts';
import type { Booking, CellSet } from '../week.ts';
import { bookedEntry, type CampDays, campKey, entriesOf } from './bookedEntry.ts';
import type { PlanBProblem } from './planBProblem.ts';

/** One thing to book for a child, and what to book should it say no. */
export type NewBooking = CampDays & {
  childId: string;
  /** The child's thought about the camp, which becomes the row with its note. */
  thought: PlanEntry | null;
  cost: CostSum;
  second: readonly CampDays[];
};

type Bookings = readonly (Booking & { second?: readonly Booking['offer'][] })[];

/** The bookings of a plan. A camp that is booked for a child by day, or in several weeks, is one row of the plan. */
export function newBookings(question: PlanBProblem, bookings: Bookings): NewBooking[] {
  const { view, today } = question.inputs;
  const found = new Map<string, Omit<NewBooking, 'cost' | 'thought'>>();
  for (const { week, child, offer, cells, second = [] } of bookings) {
    const own = campOf(question, offer);
    const childId = question.weeks[week]?.children[child]?.child.id;
    if (!own || childId === undefined) continue;
    // Care is for all days of a row.
    const key = `${childId} ${offer.id} ${offer.care ?? 0}`;
    const known = found.get(key);
    const seconds = second.flatMap((other): CampDays[] => {
      const instead = campOf(question, other);
      return instead ? [{ ...instead, days: daysOf(question, week, other.cells & cells) }] : [];
    });
    found.set(key, {
      ...own,
      childId,
      days: [...(known?.days ?? []), ...daysOf(question, week, cells)].toSorted(),
      second: joinCamps([...(known?.second ?? []), ...seconds]),
    });
  }
  const taken = new Set<PlanEntry>();
  return [...found.values()].map((one): NewBooking => {
    const thought = thoughtOf(view, one.childId, one.camp, taken);
    if (thought) taken.add(thought);
    const row = bookedEntry({ ...one, thought }, view, { id: '', today });
    return { ...one, thought, cost: row ? entryCost(row, view.camps(row)) : noCost };
  });
}

function campOf(
  { camps, termsOf }: PlanBProblem,
  { id, care = 0 }: Booking['offer'],
): Pick<CampDays, 'camp' | 'care'> | null {
  const camp = camps[id];
  return camp ? { camp, care: termsOf(camp).choices[care - 1]?.care ?? [] } : null;
}

/** The child's thought about a camp that no other booking has taken. */
const thoughtOf = (
  view: Pick<FamilyView, 'children'>,
  childId: string,
  { camp }: BreakCamp,
  taken: ReadonlySet<PlanEntry>,
): PlanEntry | null =>
  entriesOf(view, childId).find(
    (entry) => isPlannedAs(entry, camp) && entry.status === 'considering' && !taken.has(entry),
  ) ?? null;

const daysOf = ({ weeks }: PlanBProblem, week: number, cells: CellSet): string[] =>
  (weeks[week]?.days ?? []).filter((_, day) => ((cells >>> day) & 1) === 1);

function joinCamps(some: readonly CampDays[]): CampDays[] {
  const joined = new Map<string, CampDays>();
  for (const one of some) {
    const key = campKey(one);
    const days = [...(joined.get(key)?.days ?? []), ...one.days].toSorted();
    joined.set(key, { ...one, days });
  }
  return [...joined.values()];
}
