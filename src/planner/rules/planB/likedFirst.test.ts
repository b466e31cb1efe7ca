import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteForce } from '#tests/fixtures/planB/bruteForce.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { runs } from '#tests/fixtures/runs.ts';
import { smallWeeks } from '#tests/fixtures/planB/smallWeeks.ts';
import { countBits } from './countBits.ts';
import { planB } from './planB.ts';
import type { PlanBRequest } from './planBRequest.ts';
import { solve } from './solve.ts';
import type { Booking, Week } from './week.ts';

/** Small weeks without a loop, in which every offer is liked a little or not at all. */
const likedWeeks = smallWeeks.map((week): Week => ({
  ...week,
  loop: null,
  children: week.children.map(({ need, offers }) => ({
    need,
    // Few prices, so that many plans cost the same.
    offers: offers
      // What is no better than an open day is never booked, however much it is liked.
      .filter(({ cells, misfit }) => misfit < countBits(cells & need) * 4)
      .map((offer, at) => ({ ...offer, cents: offer.cents % 3, like: (at * 5) % 8 })),
  })),
}));

const requestOf = (week: Week): PlanBRequest => ({
  weeks: [week],
  sites: [null, null, null, null],
  loopMiles: null,
  mayMove: true,
  openPoints: 4,
  budgetCents: Infinity,
});
const likeOf = (bookings: readonly Booking[]) =>
  bookings.reduce((sum, { offer }) => sum + (offer.like ?? 0), 0);

describe('what a child likes', () => {
  it('changes no step of the front', () => {
    fc.assert(
      fc.property(likedWeeks, (week) => {
        expect(finished(planB(requestOf(week))).front).toEqual(solve([week]).front);
      }),
      { seed: 7, numRuns: runs(150) },
    );
  });

  it('is the most that any plan of the same cover and price has', () => {
    fc.assert(
      fc.property(likedWeeks, (week) => {
        const [best] = finished(planB(requestOf(week))).plans;
        fc.pre(best !== undefined);
        const plain = week.children.map(({ need, offers }) => ({
          need,
          // Brute force over prices in which a like is a part of a cent.
          offers: offers.map((offer) => ({
            ...offer,
            cents: offer.cents * 1000 - (offer.like ?? 0),
          })),
        }));
        const [most] = bruteForce({ ...week, children: plain });
        expect((best?.plan.cents ?? 0) * 1000 - likeOf(best?.plan.bookings ?? [])).toBe(
          most?.cents,
        );
      }),
      { seed: 8, numRuns: runs(150) },
    );
  });
});
