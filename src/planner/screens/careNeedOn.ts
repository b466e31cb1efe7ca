import { agesOn } from '#planner/rules/ages/agesOn.ts';
import type { CareNeed } from '#planner/rules/candidates/careNeed.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { PlanView } from './PlanContext.ts';

/** What a child still needs on a day of the shown break (YYYY-MM-DD). `near`: where distances are measured from. */
export function careNeedOn(
  { shown }: Pick<PlanView, 'shown'>,
  { child, cells, inputs }: PlanChild,
  day: string,
  near: CareNeed['near'] = null,
): CareNeed {
  const open = cells(shown.days).filter(
    ({ cover, isOver }) => !isOver && (cover === 'open' || cover === 'part' || cover === 'short'),
  );
  const [cell] = cells([day]);
  return {
    day,
    openDays: new Set([day, ...open.map((one) => one.day)]),
    gaps: cell?.gaps ?? [],
    ages: agesOn(day, child),
    birthMonth: child.birthMonth,
    taken: new Set(
      inputs.entries
        .filter(({ days, status }) => status !== 'cancelled' && days.includes(day))
        .map(({ campId }) => campId),
    ),
    near,
  };
}
