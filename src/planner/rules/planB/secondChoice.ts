import { cellDays } from './cellDays.ts';
import { bestWithin } from './paretoFront.ts';
import { solveInSteps } from './solve.ts';
import type { Booking, CampOffer, WeekPlan, Progress, Week } from './week.ts';

/**
 * The best booking for the same cells of the same child if a camp is full, while all other bookings stay, in one loop
 * with them and within what is left of the budget. Empty when there is none. Yields about every millisecond.
 */
export function* secondChoice(
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
