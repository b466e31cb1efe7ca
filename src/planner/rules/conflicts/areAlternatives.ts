import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

/** The want of rows that were stored without one. */
const NO_WANT = 'none';

type Choice = Pick<PlanEntry, 'childId' | 'wantId'>;

/** Whether two rows are choices for the same days of a child. */
export const areAlternatives = (one: Choice, other: Choice): boolean =>
  one.wantId === other.wantId && one.wantId !== NO_WANT && one.childId === other.childId;
