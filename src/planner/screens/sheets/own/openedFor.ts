// For which children and days the sheet of an own entry was opened.
import { weekdayOf } from '#base/day/calendar.ts';
import { workday } from '#camps/rules/text/hours.ts';
import { familyCareHours } from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import type { PlanView } from '../../PlanContext.ts';
import type { PlanSheet } from '../../planSheet.ts';

export type OwnPlanSheet = Extract<PlanSheet, { kind: 'own' }>;

/** The hours that a family needs on a day (YYYY-MM-DD), or on any other one when it needs none then. */
export function careHoursOn({ state }: Pick<PlanView, 'state'>, day: string): Span {
  const hours = familyCareHours(state.family);
  return hours[weekdayOf(day)] ?? hours.find((span) => span !== null) ?? workday;
}

/** The hours that the family needs on the first day of the sheet, or today. */
export const sheetCareHours = (
  plan: Pick<PlanView, 'state' | 'today'>,
  { days: [day = plan.today] }: Pick<OwnPlanSheet, 'days'>,
): Span => careHoursOn(plan, day);

/** The ids of the children that the sheet was opened for. */
export const childIdsOf = (
  { children }: Pick<PlanView, 'children'>,
  { childId }: Pick<OwnPlanSheet, 'childId'>,
): string[] => children.map(({ child }) => child.id).filter((id) => id === (childId ?? id));

/** The week (YYYY-MM-DD, in order) that the sheet is about: that of its days, or the shown one. */
export const weekOf = (
  { week }: Pick<PlanView, 'week'>,
  { days }: Pick<OwnPlanSheet, 'days'>,
): readonly string[] => (days.length > 0 ? days : week);
