import { coverSummary, isAllCovered } from '../coverage/coverSummary.ts';
import type { PlanChild } from './familyView.ts';

type Shown = {
  children: readonly Pick<PlanChild, 'counted' | 'isCalendarKnown'>[];
  shown: { days: readonly string[] };
  week: readonly string[];
};

/**
 * The days of the shown break when all that need care are covered, else those of its shown week when they are; null when
 * something is left, when nothing needs care, and while a child's school calendar is not known.
 */
export function fullyCoveredDays({ children, shown, week }: Shown): readonly string[] | null {
  if (children.some(({ isCalendarKnown }) => !isCalendarKnown)) return null;
  return [shown.days, week].find((days) => isCovered(children, days)) ?? null;
}

function isCovered(children: Shown['children'], days: readonly string[]): boolean {
  const counts = coverSummary(children.flatMap((child) => child.counted(days)));
  return counts.needed > 0 && isAllCovered(counts);
}
