import type { PlanEntry } from '#family/rules/plan/planEntry.ts';

/** Whether a row is history: its days are all before `today` (YYYY-MM-DD). One without a day is not. */
export const isEntryOver = ({ days }: Pick<PlanEntry, 'days'>, today: string): boolean =>
  days.length > 0 && days.every((day) => day < today);
