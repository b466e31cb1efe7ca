import type { CellSet, WeekPlan } from './week.ts';

/** Cells of one child in one week; a child may have several entries. */
type ChildCells = { week: number; child: number; cells: CellSet };

/**
 * The gain of a better plan over another for more `cents`. `covers`: the cells that it covers in addition; none when it
 * covers the same cells with better hours. Only screens use it, so the worker's script does not contain it.
 */
export type Gain = { cents: number; covers: ChildCells[] };

export const planGain = (plan: WeekPlan, better: WeekPlan): Gain => ({
  cents: better.cents - plan.cents,
  covers: onlyIn(better, plan),
});

const onlyIn = ({ bookings }: WeekPlan, other: WeekPlan): ChildCells[] =>
  bookings.flatMap(({ week, child, cells: filled }) => {
    const cells = other.bookings.reduce(
      (left, one) => (one.week === week && one.child === child ? left & ~one.cells : left),
      filled,
    );
    return cells === 0 ? [] : [{ week, child, cells }];
  });
