import { expect, test } from 'vitest';
import { finished } from '#tests/fixtures/planB/finished.ts';
import { planB } from './planB.ts';
import type { PlanBRequest, PlanBWeek } from './planBRequest.ts';

/** Three places in a row, two miles apart: the cheapest is the farthest from the first. */
const sites = [0, 2, 4].map((miles) => ({ latitude: 33.7 + miles / 69.1, longitude: -84.3 }));
const offer = (site: number, cells: number) => ({
  id: site,
  cells,
  cents: 300 - site,
  misfit: 0,
  site,
});

function chosen(stops: PlanBWeek['stops'], mayMove: boolean): (readonly number[])[] {
  const offers = [0, 1, 2].flatMap((site) => [offer(site, 1), offer(site, 2)]);
  const request: PlanBRequest = {
    weeks: [{ dayOfCell: [0, 1], children: [{ need: 3, offers }], stops }],
    sites,
    loopMiles: 1.5,
    mayMove,
    openPoints: 4,
    budgetCents: Infinity,
  };
  const [best] = finished(planB(request)).plans;
  const byDay = [1, 2].map((day) => best?.plan.bookings.filter(({ cells }) => cells === day) ?? []);
  return byDay.map((bookings) => bookings.flatMap(({ offer: { site } }) => site));
}

test('keeps new drop-offs in one loop with remaining ones', () => {
  expect(chosen(undefined, true)).toEqual([[2], [2]]);
  expect(chosen([{ days: 1, site: 0 }], true)).toEqual([[0], [2]]);
  expect(chosen([{ days: 1, site: 0 }], false)).toEqual([[0], [0]]);
});

test('keeps second choices in the same loop', () => {
  const offers = [offer(1, 1), offer(2, 1), { ...offer(1, 1), id: 7, cents: 400 }];
  const request: PlanBRequest = {
    weeks: [{ dayOfCell: [0], children: [{ need: 1, offers }], stops: [{ days: 1, site: 1 }] }],
    sites,
    loopMiles: 1.5,
    mayMove: true,
    openPoints: 4,
    budgetCents: Infinity,
  };
  const [best] = finished(planB(request)).plans;
  expect(best?.plan.bookings.map(({ offer: { id }, second }) => [id, second[0]?.id])).toEqual([
    [1, 7],
  ]);
});
