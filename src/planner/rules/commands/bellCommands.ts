import type { SchoolBreak } from '#camps/rules/season/schoolBreak.ts';
import type { OwnDays, PlanCommand } from '#family/rules/plan/planRows.ts';
import { putOwnDays } from './dayCommands.ts';

type EarlyDays = {
  ownDays: readonly OwnDays[];
  /** The rows of the district that counts for the child. */
  district: readonly SchoolBreak[];
  childId: string;
  /** The published name of the days. */
  name: string;
};

/**
 * Answers for all early days of one name when school lets out (minutes after midnight), where no calendar says so: rows of
 * a file are edited, those of the district are written over by the parent's own.
 */
export function setBells(
  { ownDays, district, childId, name }: EarlyDays,
  letsOutAt: number,
  newId: () => string,
): PlanCommand[] {
  const isAsked = (row: { name: string; dayKind: string; letsOutAt: number | null }) =>
    row.name === name && row.dayKind === 'early' && row.letsOutAt === null;
  return [
    ...ownDays
      .filter((row) => row.childId === childId && isAsked(row))
      .map(({ id }): PlanCommand => ({ kind: 'own_days', id, set: { letsOutAt } })),
    ...district.filter(isAsked).map(({ startsOn: from, endsOn: to }) =>
      putOwnDays({
        id: newId(),
        childId,
        from,
        to,
        dayKind: 'early',
        source: 'parent',
        name,
        letsOutAt,
      }),
    ),
  ];
}
