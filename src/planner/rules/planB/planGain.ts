import type { CellSet, WeekPlan } from './week.ts';

/** Cells of one child in one week; a child may have several entries. */
type ChildCells = { week: number; child: number; cells: CellSet };

/**
 * What a better plan has over another for more `cents`. `covers`: the cells that it covers, too; none when it covers the
 * same cells with better hours. For who shows it: the worker's script does without.
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
