import type { Span } from '#planner/rules/coverage/span.ts';
import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';

export type CareEnd = 'before' | 'after';

/** The initial duration; most camps offer an hour. */
const USUAL_MINUTES = 60;

/** The care before or after a camp's hours that is ticked; undefined when none is. */
export const careAt = (
  care: readonly ExtendedCare[],
  end: CareEnd,
  hours: Span,
): ExtendedCare | undefined =>
  care.find(({ span }) => (end === 'before' ? span.from < hours.from : span.to > hours.to));

/** The other end stays; null: no care at this one. */
export function withCare(
  care: readonly ExtendedCare[],
  end: CareEnd,
  hours: Span,
  next: ExtendedCare | null,
): ExtendedCare[] {
  const others = care.filter((one) => one !== careAt(care, end, hours));
  return next === null ? others : [...others, next].toSorted((a, b) => a.span.from - b.span.from);
}

export const usualCare = (end: CareEnd, { from, to }: Span): ExtendedCare => ({
  span:
    end === 'before'
      ? { from: Math.max(from - USUAL_MINUTES, 0), to: from }
      : { from: to, to: Math.min(to + USUAL_MINUTES, 1440) },
  cents: null,
});

/** The times that may be chosen for its outer end: quarter hours, two and a half hours at most. */
export const careTimes = (end: CareEnd, { from, to }: Span) =>
  end === 'before'
    ? { from: Math.max(from - 150, 0), to: from - 15, step: 15 }
    : { from: to + 15, to: Math.min(to + 150, 1440), step: 15 };
