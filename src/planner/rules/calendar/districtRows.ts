import type { Directory } from '#camps/rules/camp/directory.ts';
import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import type { Child } from '#family/rules/profile.ts';

type Plan = { state: Pick<PlanState, 'children'>; directory: Pick<Directory, 'schoolBreaks'> };

/** Whether only the family's own calendar counts for a child. */
export const hasOwnCalendar = ({ children }: Plan['state'], childId: string): boolean =>
  children.some((one) => one.id === childId && one.hasOwnCalendar);

/** The id of the district whose calendar counts for a child; '' for none. */
export const districtOf = (
  { state }: Pick<Plan, 'state'>,
  { id, districtId }: Pick<Child, 'id' | 'districtId'>,
): string => (hasOwnCalendar(state, id) ? '' : districtId);

/** The rows of that district's calendar, of all kinds; none where it has not published any. */
export function districtRows(
  plan: Plan,
  child: Pick<Child, 'id' | 'districtId'>,
): readonly SchoolBreak[] {
  const district = districtOf(plan, child);
  return plan.directory.schoolBreaks.filter(({ districtId }) => districtId === district);
}
