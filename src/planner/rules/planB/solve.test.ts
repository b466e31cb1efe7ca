import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bruteForce, costOf, isOneLoop } from '#tests/fixtures/planB/bruteForce.ts';
import { smallWeeks } from '#tests/fixtures/planB/smallWeeks.ts';
import { bestWithin, nextStep } from './paretoFront.ts';
import { solve, solveInSteps } from './solve.ts';
import type { ParetoFront, Week } from './week.ts';
import { runs } from '#tests/fixtures/runs.ts';

/** Whether each step of one front is matched by a step of the other that is no worse. */
const isMatched = (one: ParetoFront, other: ParetoFront) =>
  one.every(({ points, cents }) =>
    other.some((step) => step.points <= points && step.cents <= cents),
  );

const withLoop = (week: Week, change: Partial<NonNullable<Week['loop']>>): Week => ({
  ...week,
  loop: week.loop && { ...week.loop, ...change },
});

describe('solving a week', () => {
  it('matches brute force at each step of the Pareto front', () => {
    fc.assert(
      fc.property(smallWeeks, (week) => {
        expect(solve([week]).front).toEqual(bruteForce(week));
      }),
      { seed: 16, numRuns: runs(300) },
    );
  });

  it('gives a valid plan for each step', () => {
    fc.assert(
      fc.property(smallWeeks, (week) => {
        const { front, pick } = solve([week]);
        for (const step of front) {
          const { bookings, points, cents } = pick(step);
          expect({ points, cents }).toEqual(step);
          expect(costOf(week, bookings)).toEqual(step);
          expect(isOneLoop(week, bookings)).toBe(true);
          const taken = week.children.map(() => 0);
          for (const { child, offer, cells } of bookings) {
            expect(week.children[child]?.offers).toContain(offer);
            expect(cells).toBe(offer.cells & (week.children[child]?.need ?? 0));
            expect(cells & (taken[child] ?? 0)).toBe(0);
            taken[child] = (taken[child] ?? 0) | cells;
          }
        }
      }),
      { seed: 17, numRuns: runs(100) },
    );
  });

  it('is independent of the order of offers', () => {
    fc.assert(
      fc.property(smallWeeks, (week) => {
        const children = week.children.map(({ need, offers }) => ({
          need,
          offers: offers.toReversed(),
        }));
        const one = solve([week]);
        const other = solve([{ ...week, children }]);
        expect(other.front).toEqual(one.front);
        for (const step of one.front) expect(other.pick(step)).toEqual(one.pick(step));
      }),
      { seed: 19, numRuns: runs(50) },
    );
  });

  it('is never worse with more camps or fewer constraints', () => {
    fc.assert(
      fc.property(smallWeeks, smallWeeks, (week, more) => {
        const { front } = solve([week]);
        const sites = week.loop?.hubs.length ?? 1;
        const extra = more.children
          .flatMap(({ offers }) => offers)
          .map((offer) => ({ ...offer, site: offer.site % sites }));
        const children = week.children.map(({ need, offers }) => ({
          need,
          offers: [...offers, ...extra],
        }));
        expect(isMatched(front, solve([{ ...week, children }]).front)).toBe(true);
        expect(isMatched(front, solve([{ ...week, loop: null }]).front)).toBe(true);
        expect(isMatched(front, solve([withLoop(week, { mayMove: true })]).front)).toBe(true);
      }),
      { seed: 20, numRuns: runs(50) },
    );
  });

  it('reports a front that only improves', () => {
    fc.assert(
      fc.property(fc.array(smallWeeks, { minLength: 1, maxLength: 2 }), (weeks) => {
        const steps = solveInSteps(weeks);
        let before: ParetoFront = [];
        let share = 0;
        for (let step = steps.next(); !step.done; step = steps.next()) {
          const { front, pick } = step.value.soFar();
          expect(isMatched(before, front)).toBe(true);
          expect(step.value.share).toBeGreaterThanOrEqual(share);
          share = step.value.share;
          before = front;
          const [best = { points: -1, cents: 0 }] = front;
          const { bookings } = pick(best);
          const sums = weeks.map((week, at) =>
            costOf(
              week,
              bookings.filter((booking) => booking.week === at),
            ),
          );
          expect(sums.reduce((sum, { points }) => sum + points, 0)).toBe(best.points);
          expect(sums.reduce((sum, { cents }) => sum + cents, 0)).toBe(best.cents);
        }
        expect(share).toBeLessThanOrEqual(1);
      }),
      { seed: 21, numRuns: 200 },
    );
  });

  it('has one step with nothing to fill or book', () => {
    const week: Week = { children: [], loop: null, dayOfCell: [], openPoints: 4 };
    expect(solve([]).front).toEqual([{ points: 0, cents: 0 }]);
    expect(solve([week]).front).toEqual([{ points: 0, cents: 0 }]);
    const children = [{ need: 0b11, offers: [] }];
    const { front, pick } = solve([{ ...week, children, dayOfCell: [0, 1] }]);
    expect(front).toEqual([{ points: 8, cents: 0 }]);
    expect(pick({ points: 8, cents: 0 }).bookings).toEqual([]);
  });
});

describe('solving weeks with a shared budget', () => {
  it('leaves no more open for more money', () => {
    fc.assert(
      fc.property(smallWeeks, smallWeeks, fc.nat(40), fc.nat(40), (one, other, cents, more) => {
        const { front } = solve([one, other]);
        const low = bestWithin(front, cents);
        const high = bestWithin(front, cents + more);
        expect(high?.points).toBeLessThanOrEqual(low?.points ?? Number.NaN);
        const next = low && nextStep(front, low);
        expect(next?.cents ?? Infinity).toBeGreaterThan(cents);
      }),
      { seed: 22, numRuns: 300 },
    );
  });

  it('finds the cheapest combination', () => {
    fc.assert(
      fc.property(smallWeeks, smallWeeks, smallWeeks, (...weeks) => {
        const sums = weeks
          .map(bruteForce)
          .reduce((some, front) =>
            some.flatMap((a) =>
              front.map((b) => ({ points: a.points + b.points, cents: a.cents + b.cents })),
            ),
          );
        const { front, pick } = solve(weeks);
        expect(isMatched(sums, front) && isMatched(front, sums)).toBe(true);
        for (const step of front) {
          const costs = weeks.map((week, at) =>
            costOf(
              week,
              pick(step).bookings.filter((booking) => booking.week === at),
            ),
          );
          expect(costs.reduce((sum, { points }) => sum + points, 0)).toBe(step.points);
          expect(costs.reduce((sum, { cents }) => sum + cents, 0)).toBe(step.cents);
        }
      }),
      { seed: 23, numRuns: runs(300) },
    );
  });

  it('matches brute force over all days of two weeks at once', () => {
    fc.assert(
      fc.property(smallWeeks, smallWeeks, (one, other) => {
        const weeks = [one, other].map(withFewOffers);
        expect(solve(weeks).front).toEqual(bruteForce(joined(weeks)));
      }),
      { seed: 24, numRuns: runs(200) },
    );
  });
});

/** Of two children and days that may go anywhere, so that weeks are only days. */
const withFewOffers = (week: Week): Week => ({
  ...week,
  dayOfCell: [0, 1, 2, 3, 4, 5],
  loop: null,
  children: [0, 1].map((child) => ({
    need: week.children[child]?.need ?? 0,
    offers: week.children[child]?.offers.slice(0, 4) ?? [],
  })),
});

/** Several weeks of six cells as one long one. */
const joined = (weeks: readonly Week[]): Week => ({
  openPoints: 4,
  loop: null,
  dayOfCell: weeks.flatMap((_, at) => [0, 1, 2, 3, 4, 5].map((day) => at * 6 + day)),
  children: [0, 1].map((child) => ({
    need: weeks.reduce(
      (all, { children }, at) => all | ((children[child]?.need ?? 0) << (at * 6)),
      0,
    ),
    offers: weeks.flatMap(({ children }, at) =>
      (children[child]?.offers ?? []).map((offer) => ({
        ...offer,
        cells: offer.cells << (at * 6),
      })),
    ),
  })),
});
