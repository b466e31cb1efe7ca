import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { addDays } from '#base/day/calendar.ts';
import { readPrice } from '#camps/rules/text/price.ts';
import { createPlanCamps } from '../coverage/planCamps.ts';
import { budgetAnswer } from './budgetAnswer.ts';
import { type CentsRange, noCost, sumCosts } from './cents.ts';
import { bookingPrice } from './bookingPrice.ts';
import { entryCost } from './entryCost.ts';
import { perNeededHour } from './perNeededHour.ts';

const monday = '2025-10-06';
const week = [0, 1, 2, 3, 4].map((later) => addDays(monday, later));
const nextWeek = week.map((day) => addDays(day, 7));
const both = [...week, ...nextWeek];
const dollars = (low: number, high = low): CentsRange => ({ low: low * 100, high: high * 100 });

describe('the cost of days', () => {
  test.each<[string, readonly string[], readonly string[], CentsRange | 'unknown']>([
    ['$80 a day', week.slice(0, 2), week, dollars(160)],
    ['$80 a day, $360 all week', week, week, dollars(360)],
    ['$80 a day, $360 all week', [...week, ...nextWeek.slice(0, 2)], both, dollars(520)],
    ['$325/week', week.slice(0, 1), week, dollars(325)],
    ['$325/week', [...week.slice(0, 1), ...nextWeek.slice(0, 1)], both, dollars(650)],
    ['free', week, week, dollars(0)],
    ['$95', week.slice(0, 1), week.slice(0, 1), dollars(95)],
    ['$95', week.slice(0, 2), week, dollars(95, 190)],
    ['$95', week.slice(0, 2), [], dollars(95, 190)],
    ['$385', week.slice(0, 2), week, dollars(385)],
    ['$385', [...week, ...nextWeek.slice(0, 1)], both, dollars(385, 770)],
    // A day that the listing no longer names is paid for all the same.
    ['$385', nextWeek.slice(0, 1), week, dollars(385)],
    ['$150 per session', week.slice(0, 2), week, dollars(150)],
    ['$150 per session', [...week, ...nextWeek.slice(0, 1)], both, dollars(150, 300)],
    ['from $80', week, week, 'unknown'],
    ['ask us', week, week, 'unknown'],
  ])('is %s for %j of %j', (price, days, listed, cost) => {
    expect(bookingPrice(readPrice(price), days, listed)).toEqual(cost);
  });
});

describe('the cost of a row', () => {
  const camps = createPlanCamps([aCamp({ price: '$80 a day', days: week })], []);
  const camp = camps({ campId: 'pine-and-paddle' });
  const entry = aPlanEntry({ days: week.slice(0, 2) });

  test("uses today's price with the selected care", () => {
    expect(entryCost(entry, camp)).toEqual({ ...dollars(160), unknownCount: 0 });
    const span = { from: 450, to: 540 };
    const extended = [
      { span, cents: 2000 },
      { span, cents: null },
    ];
    expect(entryCost({ ...entry, extended }, camp)).toEqual({ ...dollars(180), unknownCount: 1 });
  });

  test('has the price of care for each of its days, or each of its weeks', () => {
    const span = { from: 900, to: 1020 };
    const care = (per: 'day' | 'week' | null, of = entry) =>
      entryCost({ ...of, extended: [{ span, cents: 99, rate: { cents: 1200, per } }] }, camp);
    expect(care('day')).toEqual({ ...dollars(184), unknownCount: 0 });
    expect(care('day', { ...entry, days: week })).toEqual({ ...dollars(460), unknownCount: 0 });
    expect(care('week')).toEqual({ ...dollars(172), unknownCount: 0 });
    expect(care(null)).toEqual({ low: 17_200, high: 18_400, unknownCount: 0 });
  });

  test('is replaced by what was paid', () => {
    const paid = { ...entry, cents: 12_345, extended: [{ span: { from: 0, to: 1 }, cents: 1 }] };
    expect(entryCost(paid, camp)).toEqual({ low: 12_345, high: 12_345, unknownCount: 0 });
  });

  test("is the session's price without days, or the snapshot's for a removed camp", () => {
    expect(entryCost({ ...entry, days: [] }, camp)).toEqual({ ...dollars(400), unknownCount: 0 });
    expect(entryCost(entry, null)).toEqual({ ...dollars(385), unknownCount: 0 });
    const silent = createPlanCamps(
      [aCamp({ price: '$80 a day', days: null, datesText: null })],
      [],
    );
    expect(entryCost({ ...entry, days: [] }, silent({ campId: 'pine-and-paddle' }))).toEqual({
      ...noCost,
      unknownCount: 1,
    });
  });
});

test('sums ranges, counts unknown prices, and never falls with more rows', () => {
  const cost = fc.oneof(
    fc.constant('unknown' as const),
    fc.tuple(fc.nat(50_000), fc.nat(50_000)).map(([low, more]): CentsRange => ({
      low,
      high: low + more,
    })),
  );
  fc.assert(
    fc.property(fc.array(cost), cost, (costs, more) => {
      const sum = sumCosts(costs);
      const after = sumCosts([...costs, more]);
      expect(sum.low).toBeLessThanOrEqual(sum.high);
      expect(after.low).toBeGreaterThanOrEqual(sum.low);
      expect(after.high).toBeGreaterThanOrEqual(sum.high);
      expect(sum.unknownCount).toBe(costs.filter((one) => one === 'unknown').length);
      expect(sumCosts([sum, sumCosts([more])])).toEqual(after);
    }),
    { seed: 22, numRuns: 300 },
  );
  expect(sumCosts([])).toEqual(noCost);
});

test('keeps ranges ordered and never cheaper for more days', () => {
  const prices = [
    '$95',
    '$385',
    '$80 a day',
    '$80 a day, $360 all week',
    '$325/week',
    '$150/session',
    'free',
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...prices),
      fc.subarray(both),
      fc.constantFrom(...both),
      (text, some, one) => {
        const price = readPrice(text);
        const more = [...new Set([...some, one])].toSorted();
        const costs = [some, more].map((days) => sumCosts([bookingPrice(price, days, both)]));
        expect(costs[0]?.low).toBeLessThanOrEqual(costs[0]?.high ?? 0);
        expect(costs[1]?.low).toBeGreaterThanOrEqual(costs[0]?.low ?? 0);
        expect(costs[1]?.high).toBeGreaterThanOrEqual(costs[0]?.high ?? 0);
      },
    ),
    { seed: 23, numRuns: 300 },
  );
});

test('counts only needed hours', () => {
  expect(perNeededHour(dollars(90, 180), 180)).toEqual(dollars(30, 60));
  expect(perNeededHour(dollars(90), 0)).toBeNull();
  expect(perNeededHour(dollars(90), 'unknown')).toBeNull();
});

test('compares a budget: within, maybe over, over', () => {
  const sum = { ...dollars(100, 200), unknownCount: 0 };
  expect(budgetAnswer(sum, 20_000)).toBe('ok');
  expect(budgetAnswer(sum, 15_000)).toBe('maybeOver');
  expect(budgetAnswer(sum, 9_999)).toBe('over');
  expect(budgetAnswer({ ...sum, unknownCount: 1 }, 20_000)).toBe('maybeOver');
});
