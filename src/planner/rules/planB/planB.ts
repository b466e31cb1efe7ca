import { requestedWeeks, onePlaceWeeks, type PlanBRequest } from './planBRequest.ts';
import { relay } from './relay.ts';
import { type NamedPlan, type PlansProgress, threePlans } from './threePlans.ts';
import type { Booking, ParetoFront, CampOffer, WeekPlan, Progress, Week } from './week.ts';
import { cellDays } from './cellDays.ts';
import { frontInCents, likedFirst, planInCents } from './likedFirst.ts';
import { bestWithin } from './paretoFront.ts';
import { solveInSteps } from './solve.ts';

/** `second`: the booking for the same cells if this camp is full; empty when there is none. */
type BookingWithSecond = Booking & { second: CampOffer[] };

export type PlanBPlan = Omit<NamedPlan, 'plan'> & {
  plan: Omit<NamedPlan['plan'], 'bookings'> & { bookings: BookingWithSecond[] };
};

/** See ThreePlans. */
export type PlanBAnswer = { front: ParetoFront; plans: PlanBPlan[] };

/** The whole of Plan B. Each step between two yields is short, so that it can be shared out, watched and given up. */
export function* planB(request: PlanBRequest): Generator<PlansProgress, PlanBAnswer, void> {
  const { front, plans } = yield* relay(allPlans(likedFirst(request)), ({ share, soFar }) => ({
    share,
    soFar: () => {
      const known = soFar();
      return { front: frontInCents(known.front), plan: known.plan && planInCents(known.plan) };
    },
  }));
  return {
    front: frontInCents(front),
    plans: plans.map(({ kind, plan, better }) => ({
      kind,
      plan: planInCents(plan),
      better: better && planInCents(better),
    })),
  };
}

function* allPlans(request: PlanBRequest): Generator<PlansProgress, PlanBAnswer, void> {
  const weeks = requestedWeeks(request);
  const onePlace = onePlaceWeeks(request);
  const { budgetCents } = request;
  const { front, plans } = yield* threePlans(weeks, onePlace, budgetCents);
  const soFar = () => ({ front, plan: plans[0]?.plan ?? null });
  const answered: PlanBPlan[] = [];
  for (const named of plans) {
    const { kind, plan } = named;
    const own = kind === 'close' ? onePlace : weeks;
    const bookings: BookingWithSecond[] = [];
    for (const booking of plan.bookings) {
      const steps = secondChoice(own, plan, booking, budgetCents);
      const second = yield* relay(steps, () => ({ share: 0.8, soFar }));
      bookings.push({ ...booking, second });
    }
    answered.push({ ...named, plan: { ...plan, bookings } });
  }
  return { front, plans: answered };
}

/**
 * The best booking for the same cells of the same child if a camp is full, while all other bookings stay, in one loop
 * with them and within what is left of the budget. Empty when there is none. Yields about every millisecond.
 */
function* secondChoice(
  weeks: readonly Week[],
  plan: WeekPlan,
  booking: Booking,
  budgetCents: number,
): Generator<Progress, CampOffer[], void> {
  const week = weeks[booking.week];
  const child = week?.children[booking.child];
  if (!week || !child) return [];
  const offers = child.offers.filter(
    ({ id, cells }) => id !== booking.offer.id && (cells & child.need & ~booking.cells) === 0,
  );
  const others = plan.bookings.filter((one) => one.week === booking.week && one !== booking);
  const stops = others.map(({ cells, offer }) => ({
    days: cellDays(cells, week.dayOfCell),
    site: offer.site,
  }));
  const { front, pick } = yield* solveInSteps([
    {
      ...week,
      children: [{ need: booking.cells, offers }],
      loop: week.loop && { ...week.loop, stops: [...week.loop.stops, ...stops] },
    },
  ]);
  const step = bestWithin(front, budgetCents - plan.cents + booking.offer.cents);
  return step ? pick(step).bookings.map(({ offer }) => offer) : [];
}
