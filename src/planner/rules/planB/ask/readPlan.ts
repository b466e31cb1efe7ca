import { planGain } from '../planGain.ts';
import type { PlanBPlan } from '../planB.ts';
import type { Booking, CellSet } from '../week.ts';
import { milesBetween } from '#camps/rules/place/distance.ts';
import type { BreakCamp } from '../../candidates/breakCamps.ts';
import type { ChildCell } from '../../coverage/childCells.ts';
import { type CoverCounts, coverSummary } from '../../coverage/coverSummary.ts';
import { type CostSum, sumCosts } from '../../money/cents.ts';
import { bookingPrice } from '../../money/bookingPrice.ts';
import { offerClaim } from './campOffers.ts';
import type { PlanBProblem } from './planBProblem.ts';
import { withClaims } from './weekCells.ts';

/** A camp on some days (YYYY-MM-DD, sorted). */
type CampDays = { camp: BreakCamp; days: readonly string[] };

/** One thing to book for a child, and what to book should it say no. */
export type NewBooking = CampDays & { childId: string; cost: CostSum; second: readonly CampDays[] };

export type ReadPlan = {
  kind: PlanBPlan['kind'];
  bookings: readonly NewBooking[];
  /** Each child's days with the plan, by week, as the planner would show them. */
  weeks: readonly {
    days: readonly string[];
    rows: readonly { childId: string; cells: readonly ReadCell[] }[];
  }[];
  counts: CoverCounts;
  /** The cost, including existing bookings. */
  cost: CostSum;
  /** The largest straight-line distance of two drop-offs on one day; null if no day has two known places. */
  apart: { miles: number; day: string } | null;
  /** What the next better plan costs more, and which days it covers, too. */
  more: { cents: number; days: readonly ChildDays[] } | null;
};

/** `campId`: what is new there; null where nothing is. */
export type ReadCell = { cell: ChildCell; campId: string | null };
type ChildDays = { childId: string; days: readonly string[] };

/** A plan of the solver in the words of the planner. */
export function readPlan(question: PlanBProblem, { kind, plan, better }: PlanBPlan): ReadPlan {
  const gain = better && planGain(plan, better);
  const bookings = newBookings(question, plan.bookings);
  const weeks = question.weeks.map(({ days, children }) => ({
    days,
    rows: children.map(({ child, cells }) => ({
      childId: child.id,
      cells: cells.map((base) => {
        const added = bookings.filter(
          ({ childId, days: booked }) => childId === child.id && booked.includes(base.cell.day),
        );
        const claims = added.map(({ camp }) => offerClaim(camp));
        return { cell: withClaims(base, claims), campId: added[0]?.camp.camp.id ?? null };
      }),
    })),
  }));
  const cells = weeks.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  return {
    kind,
    bookings,
    weeks,
    counts: withoutGuesses(coverSummary(cells.map(({ cell }) => cell))),
    cost: sumCosts([question.kept, ...bookings.map(({ cost }) => cost)]),
    apart: farthestApart(question, bookings),
    more: gain && {
      cents: gain.cents,
      days: gain.covers.flatMap(({ week, child, cells: covered }) =>
        childDays(question, week, child, covered),
      ),
    },
  };
}

/** A plan fills no day that the family only has to confirm: its numbers leave those out. */
const withoutGuesses = (counts: CoverCounts): CoverCounts => ({
  ...counts,
  needed: counts.needed - counts.guess,
  guess: 0,
});

const daysOf = ({ weeks }: PlanBProblem, week: number, cells: CellSet): string[] =>
  (weeks[week]?.days ?? []).filter((_, day) => ((cells >>> day) & 1) === 1);

function childDays(question: PlanBProblem, week: number, child: number, cells: CellSet) {
  const asked = question.weeks[week]?.children[child];
  return asked ? [{ childId: asked.child.id, days: daysOf(question, week, cells) }] : [];
}

/** A camp that is booked for a child by day, or in two weeks, is one row of the plan. */
function newBookings(question: PlanBProblem, bookings: PlanBPlan['plan']['bookings']) {
  const found = new Map<string, Omit<NewBooking, 'cost'>>();
  for (const booking of bookings) {
    const camp = question.camps[booking.offer.id];
    const [own] = childDays(question, booking.week, booking.child, booking.cells);
    if (!camp || !own) continue;
    const key = `${own.childId} ${camp.camp.id}`;
    const known = found.get(key);
    const days = [...(known?.days ?? []), ...own.days].toSorted();
    const second = [...(known?.second ?? []), ...secondOf(question, booking)];
    found.set(key, { childId: own.childId, camp, days, second: joinCamps(second) });
  }
  return [...found.values()].map((one): NewBooking => {
    const cost = bookingPrice(one.camp.price, one.days, one.camp.listedDays);
    return { ...one, cost: sumCosts([cost]) };
  });
}

const secondOf = (
  question: PlanBProblem,
  { week, cells, second }: Booking & { second: Booking['offer'][] },
): CampDays[] =>
  second.flatMap((offer) => {
    const camp = question.camps[offer.id];
    return camp ? [{ camp, days: daysOf(question, week, offer.cells & cells) }] : [];
  });

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

function farthestApart(
  { weeks, sites }: PlanBProblem,
  bookings: readonly NewBooking[],
): ReadPlan['apart'] {
  let farthest: ReadPlan['apart'] = null;
  for (const { days, stops } of weeks) {
    for (const [index, day] of days.entries()) {
      const kept = stops.filter(({ days: own }) => own === 1 << index);
      const booked = bookings.filter((one) => one.days.includes(day));
      const numbers = [
        ...kept.map(({ site }) => site),
        ...booked.map((one) => sites.of(one.camp.camp)),
      ];
      const points = [...new Set(numbers)].flatMap((site) => sites.list[site]?.at ?? []);
      for (const [first, one] of points.entries()) {
        for (const other of points.slice(first + 1)) {
          const miles = milesBetween(one, other);
          if (miles > (farthest?.miles ?? -1)) farthest = { miles, day };
        }
      }
      if (numbers.length > 1 && points.length === 1) farthest ??= { miles: 0, day };
    }
  }
  return farthest;
}
