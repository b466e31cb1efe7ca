import { requestedWeeks, onePlaceWeeks, type PlanBRequest } from './planBRequest.ts';
import { relay } from './relay.ts';
import { secondChoice } from './secondChoice.ts';
import { type NamedPlan, type PlansProgress, threePlans } from './threePlans.ts';
import type { Booking, ParetoFront, CampOffer } from './week.ts';

/** `second`: the booking for the same cells if this camp is full; empty when there is none. */
export type BookingWithSecond = Booking & { second: CampOffer[] };

export type PlanBPlan = Omit<NamedPlan, 'plan'> & {
  plan: Omit<NamedPlan['plan'], 'bookings'> & { bookings: BookingWithSecond[] };
};

/** See ThreePlans. */
export type PlanBAnswer = { front: ParetoFront; plans: PlanBPlan[] };

/** The whole of Plan B. Each step between two yields is short, so that it can be shared out, watched and given up. */
export function* planB(request: PlanBRequest): Generator<PlansProgress, PlanBAnswer, void> {
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
