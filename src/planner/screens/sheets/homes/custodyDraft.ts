import { isCalendarDay } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import {
  ALL_CHILDREN,
  type CustodyPattern,
  type CustodyRow,
  type HomeId,
} from '#family/rules/plan/custodyRows.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import { beginsOnMonday } from '#planner/rules/custody/createNights.ts';
import { putCustody, removeCustody } from '#planner/rules/custody/custodyCommands.ts';

/** same: as all children. one: not in two homes. */
export type PatternChoice = CustodyPattern | 'same' | 'one';

/** The nights of all children, or of one, while they are chosen. */
export type CustodyDraft = { choice: PatternChoice; firstNight: string; firstHome: HomeId };

/** As it is stored; before that a pattern from this Monday on. `today`: YYYY-MM-DD. */
export function toCustodyDraft(
  rows: readonly CustodyRow[],
  target: string,
  { today, ownHome }: { today: string; ownHome: HomeId },
): CustodyDraft {
  const row = rows.find(({ id }) => id === target);
  const model = row ?? rows.find(({ id }) => id === ALL_CHILDREN);
  const fallback = target === ALL_CHILDREN || !model ? '2-2-3' : 'same';
  return {
    choice: row ? (row.pattern ?? 'one') : fallback,
    firstNight: model?.firstNight ?? mondayOf(today),
    firstHome: model?.firstHome ?? ownHome,
  };
}

export const isPattern = (choice: PatternChoice): choice is CustodyPattern =>
  choice !== 'same' && choice !== 'one';

/** The row; null while its day is none, and for a child that follows all. A pattern of weekends begins on the Monday of its week. */
export function draftedRow(id: string, draft: CustodyDraft): CustodyRow | null {
  const { choice, firstHome, firstNight } = draft;
  if (choice === 'same' || !isCalendarDay(firstNight)) return null;
  if (!isPattern(choice)) return { id, pattern: null, firstNight, firstHome };
  const isOnMonday = beginsOnMonday(choice);
  return {
    id,
    pattern: choice,
    firstNight: isOnMonday ? mondayOf(firstNight) : firstNight,
    firstHome,
  };
}

/** What is to be written for all children or for one; null while the day is none. */
export function draftedCustody(
  rows: readonly CustodyRow[],
  id: string,
  draft: CustodyDraft,
): PlanCommand[] | null {
  if (draft.choice === 'same') return rows.some((row) => row.id === id) ? [removeCustody(id)] : [];
  const row = draftedRow(id, draft);
  return row && [putCustody(row)];
}
