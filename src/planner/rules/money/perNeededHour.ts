import type { CentsRange } from './cents.ts';

/**
 * What an hour of needed care costs, in cents: care that nobody asked for is not cheaper care. `minutes` are those of
 * the need that are covered; null when there are none, or when nobody knows the hours.
 */
export const perNeededHour = (cost: CentsRange, minutes: number | 'unknown'): CentsRange | null =>
  minutes === 'unknown' || minutes <= 0
    ? null
    : { low: Math.round((cost.low * 60) / minutes), high: Math.round((cost.high * 60) / minutes) };
