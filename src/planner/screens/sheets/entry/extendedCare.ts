import { bookedCare } from '#planner/rules/candidates/careOffer.ts';
import type { CareOption } from '#planner/rules/candidates/careOptions.ts';
import { type Span, spanAround } from '#planner/rules/coverage/span.ts';
import type { ExtendedCare } from '#family/rules/plan/planEntry.ts';

export type CareEnd = 'before' | 'after';

/** Without any word about it; most camps offer an hour. */
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

/** What a tick is about: the care that the listing names, and the needs of the days of the entry. */
export type CareWords = {
  options: readonly CareOption[];
  needs: readonly Span[];
  /** YYYY-MM-DD */
  days: readonly string[];
};

/** The care that a tick books: as the listing has it, else to the end of the need, else for an hour. */
export function firstCare(
  end: CareEnd,
  hours: Span,
  { options, needs, days }: CareWords,
): ExtendedCare {
  const isBefore = end === 'before';
  const listed = options.find(({ span }) =>
    isBefore ? span.from < hours.from : span.to > hours.to,
  );
  const beside = ({ from, to }: Span): Span =>
    isBefore ? { from, to: hours.from } : { from: hours.to, to };
  if (listed) return bookedCare({ ...listed, span: beside(listed.span) }, days);
  const outer = needs.filter(({ from, to }) => (isBefore ? from < hours.from : to > hours.to));
  const usual = {
    from: Math.max(hours.from - USUAL_MINUTES, 0),
    to: Math.min(hours.to + USUAL_MINUTES, 1440),
  };
  return { span: beside(outer.length === 0 ? usual : spanAround(outer)), cents: null };
}

/** The times that may be chosen for its outer end: quarter hours, two and a half hours at most. */
export const careTimes = (end: CareEnd, { from, to }: Span) =>
  end === 'before'
    ? { from: Math.max(from - 150, 0), to: from - 15, step: 15 }
    : { from: to + 15, to: Math.min(to + 150, 1440), step: 15 };
