import type { Candidate } from './candidatesFor.ts';

/** An hour may cost this much more than the cheapest one, for a camp that comes first. */
const FAIR = 1.5;

/**
 * The first camp of a list, where it covers the day for sure and an hour of it costs at most 1.5 times the cheapest hour
 * of those that cover it. Null where none can be recommended: the price decides then.
 */
export function recommendedOf(candidates: readonly Candidate[]): Candidate | null {
  const [first] = candidates;
  if (first?.does !== 'closes' || first.seats === 'waitlist') return null;
  const hours = candidates
    .filter(({ does }) => does === 'closes')
    .flatMap(({ perHour }) => perHour?.high ?? []);
  const own = first.perHour?.high;
  return own !== undefined && own <= FAIR * Math.min(...hours) ? first : null;
}
