import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';

export const SORTS = ['days', 'hour', 'near'] as const;
export type CandidateSort = (typeof SORTS)[number];

/**
 * Sorts by closed days (the given order), by the price of a needed hour, or by miles. Unknown values come last, and
 * unknown hours after them.
 */
export function sortCandidates(candidates: readonly Candidate[], sort: CandidateSort): Candidate[] {
  const keyOf = (candidate: Candidate) => keys[sort](candidate) ?? Number.MAX_VALUE;
  return candidates.toSorted((a, b) => lacksHours(a) - lacksHours(b) || keyOf(a) - keyOf(b));
}

const lacksHours = ({ uncovered }: Candidate) => Number(uncovered === 'unknown');

const keys: Record<CandidateSort, (candidate: Candidate) => number | undefined> = {
  days: () => 0,
  hour: ({ perHour }) => perHour?.high,
  near: ({ drive }) => drive?.miles,
};
