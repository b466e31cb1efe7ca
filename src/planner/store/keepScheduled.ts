import { type SavedCamp, stampOf } from '#camps/camps.ts';
import { SCHEDULED_ID, type PlanChange } from '#family/rules/plan/planRows.ts';
import { readPlanRow } from '#family/rules/plan/planThing.ts';
import type { UserDb } from '#base/device/db.ts';

type Written = {
  before: readonly PlanChange[];
  after: readonly PlanChange[];
  /** Rows that were there before a command that is taken back. */
  again: readonly SavedCamp[];
};

/**
 * The camps that are in the plan, as lists and the previous version of the app read them: one row for each camp that has
 * an entry. Answers their rows as they were. In the transaction of the command; `now`: ms since 1970.
 */
export async function keepScheduled(
  db: UserDb,
  { before, after, again }: Written,
  now: number,
): Promise<SavedCamp[]> {
  const touched = new Set([...before, ...after].flatMap(campOf));
  const kept = new Map<string, string>();
  for (const record of await db.plan.toArray()) {
    const change = readPlanRow(record.kind, record);
    if (change?.kind === 'plan' && change.row) {
      kept.set(change.row.campId, change.row.snapshot.providerName);
    }
  }
  const were: SavedCamp[] = [];
  for (const campId of touched) {
    const [row, tombstone] = await Promise.all([
      db.scheduled.get(campId),
      db.tombstones.get(['scheduled', campId]),
    ]);
    if (row) were.push(row);
    const stamp = Math.max(now, (row ? stampOf(row) : 0) + 1, (tombstone?.deletedAt ?? 0) + 1);
    const earlier = again.find((one) => one.campId === campId);
    if (kept.has(campId) || earlier) {
      if (row) continue;
      const name = earlier?.name ?? kept.get(campId) ?? '';
      const savedAt = earlier?.savedAt ?? now;
      await Promise.all([
        db.scheduled.put({ campId, savedAt, name, updatedAt: stamp }),
        db.tombstones.delete(['scheduled', campId]),
      ]);
    } else if (row) {
      await Promise.all([
        db.scheduled.delete(campId),
        db.tombstones.put({ kind: 'scheduled', id: campId, deletedAt: stamp }),
      ]);
    }
  }
  return were;
}

/** A camp that only the previous version has planned has an entry without a row. */
function campOf({ kind, id, row }: PlanChange): string[] {
  if (kind !== 'plan') return [];
  return row ? [row.campId] : id.startsWith(SCHEDULED_ID) ? [id.slice(SCHEDULED_ID.length)] : [];
}
