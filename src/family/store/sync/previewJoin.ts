import { countThings } from '#family/rules/backup/countThings.ts';
import type { Replica } from '#family/rules/sync/replica.ts';
import { syncStep } from '#family/rules/sync/syncStep.ts';
import { planScheduled } from '#family/rules/plan/planThing.ts';
import { shownThing } from '#family/rules/sync/shownThing.ts';
import type { Thing } from '#family/rules/things.ts';
import type { FamilyRow } from '#family/rules/sync/cells.ts';
import { START } from './familyMark.ts';
import type { JoinPreview } from './FamilySync.ts';
import { type FamilyRemote, pageLimit } from './syncPass.ts';

/** What an account has beside what is here. Nothing is stored. `now`: ms since 1970. */
export async function previewJoin(
  remote: FamilyRemote,
  here: readonly Thing[],
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
    here: countThings(here),
    account: countThings(shown(came)),
    together: countThings(shown(rows)),
  };
}

const shown = (rows: readonly FamilyRow[]): Thing[] =>
  planScheduled(rows.flatMap((row) => shownThing(row) ?? []));
