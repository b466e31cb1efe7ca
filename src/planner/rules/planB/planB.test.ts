import { describe, expect, it } from 'vitest';
import { costOf, isOneLoop } from '#tests/fixtures/planB/bruteForce.ts';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { madeUpRequest } from '#tests/fixtures/planB/madeUpRequest.ts';
import { countBits } from './countBits.ts';
import { difference } from './difference.ts';
import { bestWithin } from './paretoFront.ts';
import { planB } from './planB.ts';
import { requestedWeeks, onePlaceWeeks, type PlanBRequest } from './planBRequest.ts';
import { solve } from './solve.ts';
import { LEAST_DIFFERENCE } from './threePlans.ts';
import type { Booking, CampOffer, Week } from './week.ts';

/** Families of one to four children among 63 to 240 camps; the budget is tight for some. */
const families = Array.from({ length: 40 }, (_, at): PlanBRequest => {
  const request = madeUpRequest({
    seed: at + 1,
    camps: 63 + at * 4.5,
    children: 1 + (at % 4),
    hasHalfDays: at % 5 === 0,
  });
  const budgetCents = [request.budgetCents, request.budgetCents / 3, Infinity][at % 3] ?? 0;
  return { ...request, budgetCents, mayMove: at % 2 === 0, loopMiles: at % 7 === 0 ? null : 3 };
});
const answers = families.map((request) => ({ request, ...finished(planB(request)) }));
/** Each plan with the weeks that it was made for. */
const plans = answers.flatMap(({ request, plans: found }) => {
  const [asked, onePlace] = [requestedWeeks(request), onePlaceWeeks(request)];
  return found.map((named) => ({
    ...named,
    request,
    weeks: named.kind === 'close' ? onePlace : asked,
  }));
});

const filledCells = (bookings: readonly Booking[]) =>
  bookings.reduce((sum, { cells }) => sum + countBits(cells), 0);

function checkBookings([week]: readonly Week[], bookings: readonly Booking[]) {
  if (!week) throw new Error('A request without a week');
  const taken = week.children.map(() => 0);
  for (const { child, cells } of bookings) {
    expect(cells & (taken[child] ?? 0)).toBe(0);
    taken[child] = (taken[child] ?? 0) | cells;
  }
  expect(isOneLoop(week, bookings)).toBe(true);
  return costOf(week, bookings);
}

describe('three plans', () => {
  it('are found for each family, the best first', () => {
    for (const { request, front, plans: found } of answers) {
      expect(front).toEqual(solve(requestedWeeks(request)).front);
      const [best] = found;
      expect(best?.kind).toBe('best');
      expect(best?.plan).toMatchObject(bestWithin(front, request.budgetCents) ?? {});
      expect(found.length).toBe(3);
    }
  });

  it('are valid: no duplicates, one loop, within budget, correct sums', () => {
    for (const { plan, weeks, request } of plans) {
      const { points, cents } = plan;
      expect(checkBookings(weeks, plan.bookings)).toEqual({ points, cents });
      expect(cents).toBeLessThanOrEqual(request.budgetCents);
    }
  });

  it('differ from each other in a third of their cells', () => {
    for (const { plans: found } of answers) {
      for (const [at, { plan }] of found.entries()) {
        for (const other of found.slice(at + 1)) {
          expect(difference(plan.bookings, other.plan.bookings)).toBeGreaterThanOrEqual(
            LEAST_DIFFERENCE,
          );
        }
      }
    }
  });

  it('satisfy their names', () => {
    const kinds = new Set(plans.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(['best', 'close', 'other', 'thrifty']);
    for (const { request, plans: found } of answers) {
      const best = found[0]?.plan;
      for (const { kind, plan } of found) {
        const worse = (plan.points - (best?.points ?? 0)) / request.openPoints;
        expect(worse).toBeLessThanOrEqual({ best: 0, close: 2, thrifty: 1, other: Infinity }[kind]);
        expect(kind === 'thrifty' && plan.cents >= (best?.cents ?? 0)).toBe(false);
        const left = filledCells(best?.bookings ?? []) - filledCells(plan.bookings);
        expect(kind === 'thrifty' ? left : 0).toBeLessThanOrEqual(1);
      }
    }
  });

  it('count days that stay open, not points: two short days weigh as much as one', () => {
    const offer = { id: 0, cents: 100, misfit: 2, site: 0 };
    const children = [{ need: 0b111, offers: [1, 2, 4].map((cells) => ({ ...offer, cells })) }];
    const free = { id: 1, cells: 1, cents: 0, misfit: 2, site: 0 };
    const weeks = [
      {
        dayOfCell: [0, 1, 2],
        children: [{ ...children[0], need: 0b111, offers: [...(children[0]?.offers ?? []), free] }],
      },
    ];
    const request = {
      weeks,
      sites: [null],
      loopMiles: null,
      mayMove: true,
      openPoints: 4,
      budgetCents: Infinity,
    };
    // The cheapest within four points leaves two days open.
    const { plans: found } = finished(planB(request));
    const open = found.map(({ kind, plan }) => [kind, 3 - filledCells(plan.bookings)]);
    expect(open).toEqual([
      ['best', 0],
      ['thrifty', 1],
    ]);
  });

  it('use no camp of an earlier plan in the “other” one', () => {
    for (const { plans: found } of answers) {
      for (const [at, { plan }] of [...found.entries()].filter(([, one]) => one.kind === 'other')) {
        const used = new Set(
          found
            .slice(0, at)
            .flatMap((one) => one.plan.bookings.map(({ child, offer }) => `${child} ${offer.id}`)),
        );
        expect(
          plan.bookings.filter(({ child, offer }) => used.has(`${child} ${offer.id}`)),
        ).toEqual([]);
      }
    }
  });

  it('tell what more money would cover', () => {
    const gains = plans.filter(({ better }) => better !== null);
    expect(gains.length).toBeGreaterThan(10);
    for (const { plan, better, request, kind } of gains) {
      if (!better) continue;
      expect(better.points).toBeLessThan(plan.points);
      expect(better.cents).toBeGreaterThan(plan.cents);
      expect(kind !== 'thrifty' && better.cents <= request.budgetCents).toBe(false);
    }
  });

  it('do not exist when nothing can be booked', () => {
    const request = madeUpRequest({ seed: 1, camps: 80, children: 2 });
    expect(finished(planB({ ...request, budgetCents: 0 })).plans).toEqual([]);
    expect(finished(planB({ ...request, weeks: [] }))).toEqual({
      front: [{ points: 0, cents: 0 }],
      plans: [],
    });
  });
});

describe('second choices', () => {
  it('are another camp for the same cells, and leave the rest of the plan as it is', () => {
    let found = 0;
    for (const { plan, weeks, request } of plans) {
      for (const booking of plan.bookings) {
        found += booking.second.length > 0 ? 1 : 0;
        const need = weeks[0]?.children[booking.child]?.need ?? 0;
        const second = booking.second.map((offer) => ({
          ...booking,
          offer,
          cells: offer.cells & need,
        }));
        expect(booking.second.map(({ id }) => id)).not.toContain(booking.offer.id);
        for (const { cells } of second) expect(cells & ~booking.cells).toBe(0);
        const changed = [...plan.bookings.filter((one) => one !== booking), ...second];
        const { cents } = checkBookings(weeks, changed);
        expect(cents).toBeLessThanOrEqual(request.budgetCents);
      }
    }
    expect(found).toBeGreaterThan(100);
  });

  it('are at least as good as any one camp that could take its place', () => {
    let compared = 0;
    for (const { plan, weeks, request } of plans) {
      const [week] = weeks;
      if (!week) continue;
      for (const booking of plan.bookings) {
        const others = plan.bookings.filter((one) => one !== booking);
        const need = week.children[booking.child]?.need ?? 0;
        const withInstead = (offers: readonly CampOffer[]) => [
          ...others,
          ...offers.map((offer) => ({ ...booking, offer, cells: offer.cells & need })),
        ];
        const mine = costOf(week, withInstead(booking.second));
        for (const offer of week.children[booking.child]?.offers ?? []) {
          if (offer.id === booking.offer.id || (offer.cells & need & ~booking.cells) !== 0)
            continue;
          const theirs = costOf(week, withInstead([offer]));
          if (theirs.cents > request.budgetCents || !isOneLoop(week, withInstead([offer])))
            continue;
          compared += 1;
          expect(mine.points).toBeLessThanOrEqual(theirs.points);
          expect(mine.points === theirs.points && mine.cents > theirs.cents).toBe(false);
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});
