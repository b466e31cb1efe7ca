import type { Camp } from '#camps/rules/camp/camp.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { milesBetween } from '#camps/rules/place/distance.ts';
import { withCommands } from '../../commands/withCommands.ts';
import { type ChildCell, createCells } from '../../coverage/childCells.ts';
import { type CoverCounts, coverSummary } from '../../coverage/coverSummary.ts';
import type { CostSum } from '../../money/cents.ts';
import type { PlanBPlan } from '../planB.ts';
import { ONE_PLACE_MILES } from '../planBRequest.ts';
import type { WeekPlan } from '../week.ts';
import { campKey } from './bookedEntry.ts';
import { type NewBooking, newBookings } from './newBookings.ts';
import { planBChanges } from './planBChanges.ts';
import { type PlanBProblem, planCost } from './planBProblem.ts';
import { dropOffs } from './sites.ts';

export type ReadPlan = {
  kind: PlanBPlan['kind'];
  bookings: readonly NewBooking[];
  /** Each child's days with the plan, by week, as the planner would show them. */
  weeks: readonly {
    days: readonly string[];
    rows: readonly { childId: string; cells: readonly ReadCell[] }[];
  }[];
  /** Of all days of the break but those that the family only has to confirm, and how many those are. */
  counts: CoverCounts;
  guessed: number;
  /** What the whole break costs then, as the planner would say. */
  cost: CostSum;
  /**
   * The largest straight-line distance of two drop-offs on one day, and whether one of them was in the plan before; null
   * if no day has two known places.
   */
  apart: { miles: number; day: string; hasOwn: boolean } | null;
  /** Whether all drop-offs of each day are at one address. One at an unknown place is a stop of its own. */
  isOneStop: boolean;
  /** What the next better plan costs, how much that is more, and all that it does otherwise; null where no money buys one. */
  more: { cost: CostSum; cents: number; steps: readonly PlanStep[] } | null;
};

/** `added`: the camp that is new there; null where nothing is. */
export type ReadCell = { cell: ChildCell; added: Camp | null };

/** What a better plan books for a child on some days, and what the plan has there; null for nothing. */
export type PlanStep = {
  childId: string;
  days: readonly string[];
  camp: CampCare | null;
  instead: CampCare | null;
};
type CampCare = Pick<NewBooking, 'camp' | 'care'>;

/**
 * A plan of the solver in the words of the planner: the days and the money are those of the rows as they would be once
 * the plan is taken.
 */
export function readPlan(question: PlanBProblem, { kind, plan, better }: PlanBPlan): ReadPlan {
  const { view, shown } = question.inputs;
  const bookings = newBookings(question, plan.bookings);
  const after = takenState(question, bookings);
  const cellsOf = view.children.map(({ child, inputs }) => {
    const isOwn = ({ childId }: { childId: string | null }) => childId === child.id;
    const rows = { entries: after.entries.filter(isOwn), home: after.home.filter(isOwn) };
    return { childId: child.id, cellOn: createCells({ ...inputs, ...rows }) };
  });
  const cost = planCost(question.inputs, after);
  const all = coverSummary(
    view.children.flatMap(({ counted }, at) =>
      counted(shown.days).flatMap(({ day }) => cellsOf[at]?.cellOn(day) ?? []),
    ),
  );
  const weeks = question.weeks.map(({ days, children }) => ({
    days,
    rows: cellsOf.map(({ childId, cellOn }, at) => ({
      childId,
      cells: (children[at]?.cells ?? []).map(({ cell: { day } }) => ({
        cell: cellOn(day),
        added: bookingOn(bookings, childId, day)?.camp.camp ?? null,
      })),
    })),
  }));
  return {
    kind,
    bookings,
    weeks,
    counts: withoutGuesses(all),
    guessed: all.guess,
    cost,
    ...stopsOf(question, after, weeks),
    more: better && moreOf(question, better, bookings, cost),
  };
}

/** A plan fills no day that the family only has to confirm: its numbers leave those out. */
const withoutGuesses = (counts: CoverCounts): CoverCounts => ({
  ...counts,
  needed: counts.needed - counts.guess,
  guess: 0,
});

/** All rows once the plan is taken. */
function takenState({ inputs, keep }: PlanBProblem, bookings: readonly NewBooking[]): PlanState {
  const { view, state, today } = inputs;
  let last = 0;
  const newId = () => `plan-b-${(last += 1)}`;
  const taking = { view, home: state.home, keep, today, newId };
  return withCommands(state, planBChanges({ bookings }, taking));
}

const bookingOn = (bookings: readonly NewBooking[], childId: string, day: string) =>
  bookings.find((one) => one.childId === childId && one.days.includes(day)) ?? null;

function moreOf(
  question: PlanBProblem,
  better: WeekPlan,
  bookings: readonly NewBooking[],
  cost: CostSum,
): ReadPlan['more'] {
  const next = newBookings(question, better.bookings);
  const nextCost = planCost(question.inputs, takenState(question, next));
  const cents = nextCost.high - cost.high;
  return { cost: nextCost, cents, steps: stepsBetween(bookings, next) };
}

/** What one plan does otherwise than another, on consecutive days of a child at once. */
function stepsBetween(before: readonly NewBooking[], after: readonly NewBooking[]): PlanStep[] {
  const steps = new Map<string, PlanStep>();
  for (const { childId, days } of [...after, ...before]) {
    for (const day of days) {
      const camp = bookingOn(after, childId, day);
      const instead = bookingOn(before, childId, day);
      const [to, from] = [camp, instead].map((one) => one && campKey(one));
      if (to === from) continue;
      const key = [childId, to, from].join();
      const known = steps.get(key)?.days ?? [];
      const all = [...new Set([...known, day])].toSorted();
      steps.set(key, { childId, days: all, camp, instead });
    }
  }
  // What is added comes first.
  return [...steps.values()].toSorted(
    (a, b) => Number(a.instead !== null) - Number(b.instead !== null),
  );
}

/** Of all drop-offs once the plan is taken: also of those that it leaves as they are. */
function stopsOf(
  { inputs: { view, state }, sites }: PlanBProblem,
  { entries }: PlanState,
  weeks: ReadPlan['weeks'],
): Pick<ReadPlan, 'apart' | 'isOneStop'> {
  const before = new Set(state.entries.map(({ id }) => id));
  const stopsOn = (cells: readonly ReadCell[]) =>
    cells
      .flatMap(({ cell }) => dropOffs(cell.claims, entries, view.camps, sites))
      .map(({ entryId, site }) => ({
        site,
        at: sites.list[site]?.at ?? null,
        isOwn: before.has(entryId),
      }));
  let apart: ReadPlan['apart'] = null;
  let isOneStop = true;
  for (const { days, rows } of weeks) {
    for (const [index, day] of days.entries()) {
      const stops = stopsOn(rows.flatMap(({ cells }) => cells[index] ?? []));
      for (const [first, one] of stops.entries()) {
        for (const other of stops.slice(first + 1)) {
          const miles = one.at && other.at && milesBetween(one.at, other.at);
          if (one.site !== other.site && (miles ?? Infinity) > ONE_PLACE_MILES) isOneStop = false;
          if (miles === null || miles <= (apart?.miles ?? -1)) continue;
          apart = { miles, day, hasOwn: one.isOwn || other.isOwn };
        }
      }
    }
  }
  return { apart, isOneStop };
}
