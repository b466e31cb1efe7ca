import type { Span } from '../coverage/span.ts';

/** Assumed of every camp: children are taken from a quarter of an hour before to ten minutes after the hour, both ways. */
const EARLY_MINUTES = 15;
const LATE_MINUTES = 10;

/** When a drop-off or a pick-up at a minute of the day may be. */
export const stopWindow = (minute: number): Span => ({
  from: minute - EARLY_MINUTES,
  to: minute + LATE_MINUTES,
});
