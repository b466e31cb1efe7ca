import { HOME_IDS, type HomeId } from '#family/rules/plan/custodyRows.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { type CoverCounts, coverSummary } from '../coverage/coverSummary.ts';
import type { PlanChild } from '../family/familyView.ts';
import { type CostSum, sumCosts } from '../money/cents.ts';

/** The days that a home has to arrange, and what is booked for them. */
export type HomeSum = { home: HomeId; counts: CoverCounts; cost: CostSum };

type HomeChild = Pick<PlanChild, 'child' | 'cells' | 'custody'>;

/**
 * Each home's days (YYYY-MM-DD) of the children who live in both, and its part of what their camps cost: a camp on days of both
 * homes is divided by days, and the two parts add up to the cent.
 */
export function homeSums(
  children: readonly HomeChild[],
  days: readonly string[],
  rows: readonly { entry: PlanEntry; cost: CostSum }[],
): HomeSum[] {
  const shared = children.flatMap(({ child, cells, custody }) =>
    custody === null
      ? []
      : [{ id: child.id, cells, homeOf: (day: string) => custody.dayOf(day).morning }],
  );
  return HOME_IDS.map((home) => ({
    home,
    counts: coverSummary(
      shared.flatMap(({ cells, homeOf }) => cells(days.filter((day) => homeOf(day) === home))),
    ),
    cost: sumCosts(
      rows.flatMap(({ entry, cost }) => {
        const of = shared.find(({ id }) => id === entry.childId);
        return of ? partOf(home, cost, entry.days.map(of.homeOf)) : [];
      }),
    ),
  }));
}

function partOf(home: HomeId, cost: CostSum, homes: readonly HomeId[]): CostSum[] {
  const own = homes.filter((one) => one === home).length;
  if (own === 0) return [];
  const ofA = homes.filter((one) => one === 'a').length / homes.length;
  const part = (cents: number) => {
    const centsOfA = Math.round(cents * ofA);
    return home === 'a' ? centsOfA : cents - centsOfA;
  };
  return [{ low: part(cost.low), high: part(cost.high), unknownCount: cost.unknownCount }];
}
