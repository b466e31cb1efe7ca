import type { Child } from '#family/rules/profile.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { familyCareHours } from './careNeeded.ts';
import type { ChildInputs } from './childCells.ts';
import type { PlanCamps } from './planCamps.ts';
import { memoizedCalendar } from './memoizedCalendar.ts';

/** What decides the days of one child, out of all rows of the plan and the directory. `today`: YYYY-MM-DD. */
export function childInputs(
  child: Pick<Child, 'id' | 'districtId' | 'gradeLevel'>,
  plan: Pick<PlanState, 'entries' | 'home' | 'ownDays' | 'children' | 'family'>,
  schoolBreaks: readonly SchoolBreak[],
  camps: PlanCamps,
  today: string,
): ChildInputs {
  const isOwn = ({ childId }: { childId: string | null }) => childId === child.id;
  const own = plan.children.find(({ id }) => id === child.id);
  const hasOwnCalendar = own?.hasOwnCalendar ?? false;
  const ownDays = plan.ownDays.filter(isOwn);
  const { id: childId, districtId, gradeLevel } = child;
  const school = { childId, districtId, gradeLevel, hasOwnCalendar, ownDays };
  return {
    calendar: memoizedCalendar(school, schoolBreaks),
    careHours: familyCareHours(plan.family),
    staysOnDigitalDays: own?.staysOnDigitalDays ?? false,
    entries: plan.entries.filter(isOwn),
    home: plan.home.filter(isOwn),
    camps,
    today,
  };
}
