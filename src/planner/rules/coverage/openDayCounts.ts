import type { FamilyBreak } from '../family/familyBreaks.ts';
import type { PlanChild } from '../family/familyView.ts';
import { coverSummary, daysLeft } from './coverSummary.ts';

/** The days of these breaks that still need something, each with how many children: together the number of the year. */
export function openDayCounts(
  children: readonly Pick<PlanChild, 'counted'>[],
  breaks: readonly Pick<FamilyBreak, 'days'>[],
): Record<string, number> {
  const open: Record<string, number> = {};
  for (const { days } of breaks) {
    for (const cell of children.flatMap(({ counted }) => counted(days))) {
      const left = daysLeft(coverSummary([cell]));
      if (left > 0) open[cell.day] = (open[cell.day] ?? 0) + left;
    }
  }
  return open;
}
