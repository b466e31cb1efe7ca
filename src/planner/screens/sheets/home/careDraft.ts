import type { CareHours } from '#planner/rules/coverage/careNeeded.ts';
import type { Span } from '#planner/rules/coverage/span.ts';
import { workday } from '#camps/rules/text/hours.ts';

/** Hours while they are chosen, Sunday first: an end may come before its start. Null: no care that day. */
export type CareDraft = {
  /** One day differs from another. */
  isDifferent: boolean;
  days: readonly (Span | null)[];
};

export const WORKDAYS = [1, 2, 3, 4, 5] as const;
export const WEEKEND = [6, 0] as const;

export function toCareDraft(careHours: CareHours): CareDraft {
  const days = [0, 1, 2, 3, 4, 5, 6].map((weekday) => careHours[weekday] ?? null);
  const shared = commonHours({ isDifferent: false, days });
  const isShared = (span: Span | null) => span?.from === shared.from && span.to === shared.to;
  const isDifferent =
    !WORKDAYS.every((weekday) => isShared(days[weekday] ?? null)) ||
    !WEEKEND.every(
      (weekday) => (days[weekday] ?? null) === null || isShared(days[weekday] ?? null),
    );
  return { isDifferent, days };
}

/** What most days begin from: the first one of the week that needs care. */
export const commonHours = ({ days }: CareDraft): Span =>
  [...WORKDAYS, ...WEEKEND].map((weekday) => days[weekday]).find((span) => span) ?? workday;

/** The same hours on every day that needs care; from Monday to Friday all do. */
export const withCommon = (draft: CareDraft, change: Partial<Span>): CareDraft => {
  const span = { ...commonHours(draft), ...change };
  const days = draft.days.map((own, weekday) => (own || isWorkday(weekday) ? span : null));
  return { isDifferent: false, days };
};

export const withDay = (draft: CareDraft, weekday: number, span: Span | null): CareDraft => ({
  ...draft,
  days: draft.days.map((own, at) => (at === weekday ? span : own)),
});

/** The hours as they are saved; null while a pick-up comes before its drop-off. */
export const draftCareHours = ({ days }: CareDraft): (Span | null)[] | null =>
  days.some((span) => span && isBackwards(span)) ? null : [...days];

export const isBackwards = ({ from, to }: Span): boolean => from >= to;

const isWorkday = (weekday: number) => WORKDAYS.some((one) => one === weekday);
