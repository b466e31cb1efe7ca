import type { Cells, Plan } from './week.ts';

/** Cells of one child in one week; a child may have several entries. */
type ChildCells = { week: number; child: number; cells: Cells };

/**
 * What a better plan has over another: fewer `points` for more `cents`. `covers`: the cells that it covers, too;
 * `opens`: those it gives up for them. Neither: it covers the same cells with better hours.
 */
export type Gain = { points: number; cents: number; covers: ChildCells[]; opens: ChildCells[] };

export const gainOf = (plan: Plan, better: Plan): Gain => ({
  points: plan.points - better.points,
  cents: better.cents - plan.cents,
  covers: onlyIn(better, plan),
  opens: onlyIn(plan, better),
});

const onlyIn = ({ bookings }: Plan, other: Plan): ChildCells[] =>
  bookings.flatMap(({ week, child, cells: filled }) => {
    const cells = other.bookings.reduce(
      (left, one) => (one.week === week && one.child === child ? left & ~one.cells : left),
      filled,
    );
    return cells === 0 ? [] : [{ week, child, cells }];
  });
