import type { Booking, Cells, Plan } from './week.ts';

/** Cells of one child in one week. */
type ChildCells = { week: number; child: number; cells: Cells };

/**
 * What a better plan has over another: fewer `points` for more `cents`. `covers`: the cells that it covers, too;
 * `opens`: those it gives up for them. Neither: it covers the same cells with better hours.
 */
export type Gain = { points: number; cents: number; covers: ChildCells[]; opens: ChildCells[] };

export function gainOf(plan: Plan, better: Plan): Gain {
  return {
    points: plan.points - better.points,
    cents: better.cents - plan.cents,
    covers: filledOnlyBy(better.bookings, plan.bookings),
    opens: filledOnlyBy(plan.bookings, better.bookings),
  };
}

function filledOnlyBy(some: readonly Booking[], others: readonly Booking[]): ChildCells[] {
  const left = new Map<string, ChildCells>();
  for (const { week, child, cells } of some) {
    const key = `${week} ${child}`;
    left.set(key, { week, child, cells: (left.get(key)?.cells ?? 0) | cells });
  }
  for (const { week, child, cells } of others) {
    const own = left.get(`${week} ${child}`);
    if (own) own.cells &= ~cells;
  }
  return [...left.values()].filter(({ cells }) => cells !== 0);
}
