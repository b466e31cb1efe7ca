import type { CareOption } from '../../candidates/careOptions.ts';
import { type Span, spanAround } from '../../coverage/span.ts';

/** Care that a camp could be booked with, and the hours from drop-off to pick-up then. */
export type CareChoice = { hours: Span; care: readonly CareOption[] };

/** Before, after, or both: what the listing names with a price. */
export function careChoices(hours: Span, options: readonly CareOption[]): CareChoice[] {
  const priced = options.filter(({ cents }) => cents !== null);
  const single = priced.map((one) => [one]);
  // There is one at each end at most.
  return [...single, ...(priced.length > 1 ? [priced] : [])].map((care) => ({
    hours: spanAround([hours, ...care.map(({ span }) => span)]),
    care,
  }));
}
