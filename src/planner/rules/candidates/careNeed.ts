import { memoize } from '#camps/rules/list/remember.ts';
import { type BookingEffect, bookingEffect, daysAsked } from './bookingEffect.ts';
import type { BreakCamp, CampTimes } from './breakCamps.ts';
import { type CareAsked, daysTaken } from './careAsked.ts';

/** What one child still needs on a day, and what one booking of a camp would do for it. */
export type CareNeed = CareAsked & {
  effectOf: (one: BreakCamp) => BookingEffect;
};

/**
 * A booking fills the tapped day and each open day of the break that it closes or shortens without being there at the same
 * time as another. Ten thousand camps have a few hundred pairs of days and hours: each is weighed once.
 */
export function createCareNeed(asked: CareAsked): CareNeed {
  const days = daysAsked(asked);
  const weighed = memoize(new Map<CampTimes, BookingEffect>(), (times) =>
    bookingEffect(times, days, undefined),
  );
  const effectOf: CareNeed['effectOf'] = ({ camp, times }) => {
    const there = daysTaken(asked, camp);
    return there ? bookingEffect(times, days, there) : weighed(times);
  };
  return { ...asked, effectOf };
}
