import { daysBetween } from '#base/day/daysBetween.ts';
import type { OwnDays } from '#family/rules/plan/planRows.ts';

/** What a parent has typed of a day: the row that counts; undefined when there is none. */
export const findOwnDay = (
  rows: readonly OwnDays[],
  childId: string,
  day: string,
): OwnDays | undefined =>
  rows
    .filter(
      (row) =>
        row.childId === childId && row.source === 'parent' && row.from <= day && day <= row.to,
    )
    .toSorted((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))[0];

type Said = Pick<OwnDays, 'dayKind' | 'letsOutAt'>;

/** A parent's entry for one day, which replaces an earlier one for this day alone. */
export function ownDay(
  rows: readonly OwnDays[],
  { id, childId, day }: { id: string; childId: string; day: string },
  said: Said,
): OwnDays {
  const before = findOwnDay(rows, childId, day);
  const isOfThisDay = before?.from === day && before.to === day;
  return {
    id: isOfThisDay ? before.id : id,
    childId,
    from: day,
    to: day,
    source: 'parent',
    name: '',
    ...said,
  };
}
