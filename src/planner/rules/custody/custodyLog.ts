// What was changed of the two homes, when, and on whose phone: written with each change, and never edited.
import { type HomeId, LOGGED_KINDS, type LoggedKind } from '#family/rules/plan/custodyRows.ts';
import type { CustodyLogRow } from '#family/rules/plan/custodyRows.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import { sharedRow } from './sharedFields.ts';

/** Years of changes; the oldest ones go. */
export const MOST_LOG_ROWS = 500;

/**
 * The line of the log for a row that is changed; null for rows of other kinds, and where nothing changes that the other home
 * may see. `at`: ms since 1970.
 */
export function logLine(
  before: PlanChange,
  after: PlanChange,
  { id, at, by }: { id: string; at: number; by: HomeId | null },
): PlanChange | null {
  const { kind } = after;
  if (!isLogged(kind)) return null;
  const [was, is] = [sharedRow(before), sharedRow(after)];
  if (JSON.stringify(was) === JSON.stringify(is)) return null;
  const row: CustodyLogRow = { id, at, by, of: kind, rowId: after.id, before: was, after: is };
  return { kind: 'custody_log', id, row };
}

export const isLogged = (kind: string): kind is LoggedKind =>
  LOGGED_KINDS.some((one) => one === kind);

/** The ids of the lines that go when so many come. */
export const linesToDrop = (
  log: readonly Pick<CustodyLogRow, 'id' | 'at'>[],
  coming: number,
): string[] =>
  log
    .toSorted((one, other) => other.at - one.at)
    .slice(Math.max(0, MOST_LOG_ROWS - coming))
    .map(({ id }) => id);
