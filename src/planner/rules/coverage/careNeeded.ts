import { workday } from '#camps/rules/text/hours.ts';
import type { FamilyPlan } from '#family/rules/plan/planRows.ts';
import type { SchoolDay } from './schoolDay.ts';
import { knownWeekday } from './knownWeekday.ts';
import { type Span, spanAround } from './span.ts';

/** When a child needs care by others: work, and the way there and back. Sunday first; null: no care needed. */
export type CareHours = readonly (Span | null)[];

/** The default care hours, until the family sets its own: screens name them. */
export const usualCareHours: CareHours = onWorkdays(workday);

/** What most local families need, shown as choices: a school day, the middle one, a workday downtown. */
export const carePresets: readonly [Span, Span, Span] = [
  { from: 9 * 60, to: 15 * 60 },
  { from: 8.5 * 60, to: 16 * 60 },
  { from: 8 * 60, to: 17.5 * 60 },
];

/** From the earliest drop-off of a week to its latest pick-up; null before the family has told its hours. */
export function widestCare(careHours: CareHours | null): Span | null {
  const spans = (careHours ?? []).flatMap((span) => span ?? []);
  return spans.length === 0 ? null : spanAround(spans);
}

/** The same hours from Monday to Friday. */
export function onWorkdays(span: Span): (Span | null)[] {
  return [0, 1, 2, 3, 4, 5, 6].map((weekday) => (weekday % 6 === 0 ? null : span));
}

export const familyCareHours = ({ careHours }: Pick<FamilyPlan, 'careHours'>): CareHours =>
  careHours ?? usualCareHours;

/**
 * The minutes of a day (YYYY-MM-DD) that need care: null when none do, 'unknown' when school lets out early at an
 * unknown time. A digital day needs care as a day off does, unless the child is old enough to stay at home alone.
 */
export function careNeeded(
  day: string,
  { kind, letsOutAt }: Pick<SchoolDay, 'kind' | 'letsOutAt'>,
  careHours: CareHours,
  staysOnDigitalDays: boolean,
): Span | 'unknown' | null {
  const work = careHours[knownWeekday(day)] ?? null;
  if (work === null || kind === 'school' || kind === 'unknown') return null;
  if (kind === 'digital' && staysOnDigitalDays) return null;
  if (kind !== 'early') return work;
  if (letsOutAt === null) return 'unknown';
  const from = Math.max(work.from, letsOutAt);
  return from < work.to ? { from, to: work.to } : null;
}
