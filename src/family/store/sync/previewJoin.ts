import { countRecords } from '#family/rules/backup/countRecords.ts';
import { type SpaceChanges, START } from '#family/rules/sync/receivePage.ts';
import type { ReceivedRow, Replica } from '#family/rules/sync/replica.ts';
import { syncStep } from '#family/rules/sync/syncStep.ts';
import { planScheduled } from '#family/rules/plan/planRecord.ts';
import { shownRecord } from '#family/rules/sync/shownRecord.ts';
import type { FamilyRecord } from '#family/rules/familyRecord.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import type { JoinPreview } from './FamilySync.ts';
import { pullSpace, type SpaceRemote } from './syncPass.ts';

/** What the other devices have beside what is here. Nothing is stored. `now`: ms since 1970. */
export async function previewJoin(
  remote: SpaceRemote,
  here: readonly FamilyRecord[],
  now: number,
  signal: AbortSignal,
): Promise<JoinPreview> {
  const came: ReceivedRow[] = [];
  const collected = {
    cursor: async () => START,
    async take({ rows, next }: SpaceChanges) {
      came.push(...rows);
      return next;
    },
  };
  await pullSpace(collected, remote, signal);
  const writer = { device: '00000000', atServer: (ms: number) => ms };
  const unread = new Map<string, string[]>();
  const replica: Replica = new Map();
  const { rows } = syncStep({ replica, here, unread, came, isWhole: true, writer, nowMs: now });
  return {
    here: countRecords(here),
    devices: countRecords(shown(came)),
    together: countRecords(shown(rows)),
  };
}

const shown = (rows: readonly FamilyRow[]): FamilyRecord[] =>
  planScheduled(rows.flatMap((row) => shownRecord(row) ?? []));
