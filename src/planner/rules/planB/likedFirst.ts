import type { PlanBRequest } from './planBRequest.ts';
import type { Booking, CampOffer, ParetoFront, Step } from './week.ts';

/**
 * More than all likes of a plan together. Prices are multiplied by it and likes subtracted, so of plans that cover as
 * much for the same cents the solver finds the one that is liked most, and no like is ever worth a cent.
 */
const UNITS_A_CENT = 4096;

/** The request with prices and budget in these units. */
export const likedFirst = (request: PlanBRequest): PlanBRequest => ({
  ...request,
  budgetCents: request.budgetCents * UNITS_A_CENT,
  weeks: request.weeks.map((week) => ({
    ...week,
    children: week.children.map(({ need, offers }) => ({
      need,
      offers: offers.map((offer) => ({
        ...offer,
        cents: offer.cents * UNITS_A_CENT - (offer.like ?? 0),
      })),
    })),
  })),
});

/** Whole cents of such a price; never minus zero. */
export const centsOf = (units: number): number => Math.ceil(units / UNITS_A_CENT) + 0;

const offerInCents = (offer: CampOffer): CampOffer => ({ ...offer, cents: centsOf(offer.cents) });

/** A front in cents, without steps that cost as much as one with fewer points. */
export const frontInCents = (front: ParetoFront): ParetoFront =>
  front
    .map(({ points, cents }) => ({ points, cents: centsOf(cents) }))
    .filter(({ cents }, at, all) => at === 0 || cents < (all[at - 1]?.cents ?? Infinity));

/** A plan in these units with its prices in cents, those of second choices too. */
export const planInCents = <Second extends { second?: CampOffer[] }>(
  plan: Step & { bookings: readonly (Booking & Second)[] },
) => ({
  ...plan,
  cents: centsOf(plan.cents),
  bookings: plan.bookings.map((booking) => ({
    ...booking,
    offer: offerInCents(booking.offer),
    ...(booking.second && { second: booking.second.map(offerInCents) }),
  })),
});
