import { dayCopy } from '#planner/words/day.ts';
import { findObjection } from '#planner/rules/candidates/findObjection.ts';
import type { BreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { whyNone } from '#planner/rules/candidates/whyNone.ts';
import type { CareNeed } from '#planner/rules/candidates/careNeed.ts';
import { clockLabel } from '#camps/rules/text/hours.ts';

const copy = dayCopy.nothing;

/**
 * Why nothing fits: '9 camps: 4 are for other ages, 3 end by 1:00 pm, 2 are in your plan already.' The counts add up to the
 * camps of the day.
 */
export function explainNone(need: CareNeed, camps: BreakCamps): string {
  const why = whyNone(need, camps);
  if (why.camps === 0) return copy.none;
  const reasons = why.reasons.flatMap(({ objection, count }) =>
    objection === 'hours'
      ? explainHours(need, camps)
      : { count, words: copy.reasons[objection](count) },
  );
  const [only] = reasons;
  if (why.camps === 1 && only) return copy.only(only.words, need.week !== undefined);
  return copy.several(
    why.camps,
    reasons.map(({ count, words }) => copy.counted(count, words)),
  );
}

/** Camps that cover none of the missing time: over before it begins, after it, or in a pause of it. */
function explainHours(need: CareNeed, camps: BreakCamps): { count: number; words: string }[] {
  const [from, to] = [need.gaps[0]?.from ?? 0, need.gaps.at(-1)?.to ?? 0];
  const hours = (camps.get(need.day) ?? []).flatMap((one) =>
    findObjection(one, need) === 'hours' && one.times.hours !== 'unknown' ? [one.times.hours] : [],
  );
  const before = hours.filter((span) => span.to <= from).length;
  const after = hours.filter((span) => span.from >= to).length;
  const between = hours.length - before - after;
  const { endBy, beginAt, otherHours } = copy.reasons;
  return [
    { count: before, words: endBy(before, clockLabel(from)) },
    { count: after, words: beginAt(after, clockLabel(to)) },
    { count: between, words: otherHours(between) },
  ].filter(({ count }) => count > 0);
}
