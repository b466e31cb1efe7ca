import type { CentsRange } from './cents.ts';

/**
 * The cost of an hour of needed care, in cents: unneeded care does not make it cheaper. `minutes` are those of the need
 * that are covered; null when there are none, or when the hours are unknown.
 */
export const perNeededHour = (cost: CentsRange, minutes: number | 'unknown'): CentsRange | null =>
  minutes === 'unknown' || minutes <= 0
    ? null
    : { low: Math.round((cost.low * 60) / minutes), high: Math.round((cost.high * 60) / minutes) };
