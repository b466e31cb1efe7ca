import { agesOn } from '#planner/rules/ages/agesOn.ts';
import type { Wish } from '#planner/rules/candidates/wish.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { Plan } from './PlanContext.ts';

/** What a child still needs on a day of the shown break (YYYY-MM-DD). `near`: where distances are measured from. */
export function wishOn(
  { shown }: Pick<Plan, 'shown'>,
  { child, cells, inputs }: PlanChild,
  day: string,
  near: Wish['near'] = null,
): Wish {
  const open = cells(shown.days).filter(
    ({ cover }) => cover === 'open' || cover === 'part' || cover === 'short',
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
    maxCents: null,
  };
}
