/** US cents. low = high: certain. low < high: the price text can be read both ways. */
export type CentsRange = { low: number; high: number };

/** The sum of several bookings, without `unknownCount` unknown prices. */
export type CostSum = CentsRange & { unknownCount: number };

/** Whether it can be read in one way only, and every price is known. */
export const isExactSum = ({ low, high, unknownCount }: CostSum): boolean =>
  low === high && unknownCount === 0;

export const noCost: CostSum = { low: 0, high: 0, unknownCount: 0 };

export const plusCents = (a: CentsRange, b: CentsRange): CentsRange => ({
  low: a.low + b.low,
  high: a.high + b.high,
});

/** 'At least $780, at most $875, one price unknown.' */
export const sumCosts = (costs: readonly (CentsRange | CostSum | 'unknown')[]): CostSum =>
  costs.reduce<CostSum>((sum, cost) => {
    if (cost === 'unknown') return { ...sum, unknownCount: sum.unknownCount + 1 };
    const unknownCount = 'unknownCount' in cost ? cost.unknownCount : 0;
    return { ...plusCents(sum, cost), unknownCount: sum.unknownCount + unknownCount };
  }, noCost);
