import { countRecords } from '#family/rules/backup/countRecords.ts';
import type { Replica } from '#family/rules/sync/replica.ts';
import { syncStep } from '#family/rules/sync/syncStep.ts';
import { planScheduled } from '#family/rules/plan/planRecord.ts';
import { shownRecord } from '#family/rules/sync/shownRecord.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { START } from './familyMark.ts';
import type { JoinPreview } from './FamilySync.ts';
import { type FamilyRemote, pageLimit } from './syncPass.ts';

/** What an account has beside what is here. Nothing is stored. `now`: ms since 1970. */
export async function previewJoin(
  remote: FamilyRemote,
  here: readonly FamilyRecord[],
  now: number,
  signal: AbortSignal,
): Promise<JoinPreview> {
  const came: FamilyRow[] = [];
  const limit = pageLimit();
  for (let cursor = START; ;) {
    const { rows, skipped, next, more } = await remote.changes(cursor, signal);
    came.push(...rows);
    if (!more) break;
    limit({ rows, skipped });
    cursor = next;
  }
  const writer = { device: '00000000', atServer: (ms: number) => ms };
  const unread = new Map<string, string[]>();
  const replica: Replica = new Map();
  const { rows } = syncStep({ replica, here, unread, came, isWhole: true, writer, nowMs: now });
  return {
    here: countRecords(here),
    account: countRecords(shown(came)),
    together: countRecords(shown(rows)),
  };
}

const shown = (rows: readonly FamilyRow[]): FamilyRecord[] =>
  planScheduled(rows.flatMap((row) => shownRecord(row) ?? []));
