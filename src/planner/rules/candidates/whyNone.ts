import { findObjection, type Objection, OBJECTIONS } from './findObjection.ts';
import type { BreakCamps } from './breakCamps.ts';
import type { CareNeed } from './careNeed.ts';

/** `reasons` with at least one camp each, in the order of the checks; their counts and those that fit add up to `camps`. */
type WhyNone = {
  /** All camps of the day. */
  camps: number;
  reasons: readonly { objection: Objection; count: number }[];
};

/** Why so few camps fit an open day: each camp of the day is counted once, at the first thing against it. */
export function whyNone(need: CareNeed, camps: BreakCamps): WhyNone {
  const ofDay = camps.get(need.day) ?? [];
  const counts = new Map<Objection | null, number>();
  for (const one of ofDay) {
    const objection = findObjection(one, need);
    counts.set(objection, (counts.get(objection) ?? 0) + 1);
  }
  const reasons = OBJECTIONS.flatMap((objection) => {
    const count = counts.get(objection) ?? 0;
    return count > 0 ? [{ objection, count }] : [];
  });
  return { camps: ofDay.length, reasons };
}
