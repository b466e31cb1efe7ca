import type { Candidate } from '#planner/rules/candidates/candidatesFor.ts';

export const SORTS = ['days', 'hour', 'near'] as const;
export type CandidateSort = (typeof SORTS)[number];

/**
 * Sorts by what camps do for the tapped day first, then by days (the given order), by the price of a needed hour, or by
 * miles. Unknown values come last.
 */
export function sortCandidates(candidates: readonly Candidate[], sort: CandidateSort): Candidate[] {
  const keyOf = (candidate: Candidate) => keys[sort](candidate) ?? Number.MAX_VALUE;
  return candidates.toSorted((a, b) => groupOf(a) - groupOf(b) || keyOf(a) - keyOf(b));
}

const GROUPS = [
  'closes',
  'helps',
  null,
  'notListed',
] as const satisfies readonly Candidate['does'][];
const groupOf = ({ does }: Candidate) => GROUPS.indexOf(does);

const keys: Record<CandidateSort, (candidate: Candidate) => number | undefined> = {
  days: () => 0,
  hour: ({ perHour }) => perHour?.high,
  near: ({ drive }) => drive?.miles,
};
