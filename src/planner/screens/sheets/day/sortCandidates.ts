import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';

export const SORTS = ['days', 'hour', 'near'] as const;
export type CandidateSort = (typeof SORTS)[number];

/**
 * By what one booking closes (as they come), by the price of a needed hour, or by miles. What nobody said comes last, and
 * hours that nobody gave come last of all.
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
