import { coveredDays } from '../../coverage/coverSummary.ts';
import type { ReadPlan } from './readPlan.ts';

type Named = Pick<ReadPlan, 'kind' | 'counts' | 'cost'>;

/**
 * The search weighs how short each day stays; the counts are what a family sees: a day that is half an hour short counts
 * as covered. So a later plan may cover more days than the best: that one is the fullest then, and the best a backup. And
 * a backup may cost less than the cheaper plan and cover as much: then it is the cheaper one.
 */
export function namedByCounts<Plan extends Named>(plans: readonly Plan[]): Plan[] {
  return withoutDearer(fullestFirst(plans));
}

function fullestFirst<Plan extends Named>(plans: readonly Plan[]): Plan[] {
  const [fullest] = plans.toSorted((a, b) => coveredDays(b.counts) - coveredDays(a.counts));
  if (!fullest || fullest === plans[0]) return [...plans];
  const others = plans.filter((one) => one !== fullest);
  return [
    { ...fullest, kind: 'best' },
    ...others.map((one) => (one.kind === 'best' ? { ...one, kind: 'other' as const } : one)),
  ];
}

function withoutDearer<Plan extends Named>(plans: readonly Plan[]): Plan[] {
  const thrifty = plans.find(({ kind }) => kind === 'thrifty');
  const cheaper =
    thrifty &&
    plans.find(
      ({ kind, counts, cost }) =>
        kind === 'other' &&
        cost.unknownCount <= thrifty.cost.unknownCount &&
        cost.high <= thrifty.cost.high &&
        coveredDays(counts) >= coveredDays(thrifty.counts),
    );
  if (!cheaper) return [...plans];
  return plans.flatMap((one) =>
    one === thrifty ? [] : [one === cheaper ? { ...one, kind: 'thrifty' as const } : one],
  );
}
