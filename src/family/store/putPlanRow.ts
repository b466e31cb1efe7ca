import type { PlanChange } from '#family/rules/plan/planRows.ts';
import type { UserDb } from '#base/storage/db.ts';

/** The row as it shall be, or its tombstone. In a transaction that has the tables of plan and tombstones; `updatedAt`: ms since 1970. */
export async function putPlanRow(
  db: UserDb,
  { kind, id, row }: PlanChange,
  updatedAt: number,
): Promise<void> {
  await (row === null
    ? Promise.all([
        db.plan.delete([kind, id]),
        db.tombstones.put({ kind, id, deletedAt: updatedAt }),
      ])
    : Promise.all([db.plan.put({ ...row, kind, updatedAt }), db.tombstones.delete([kind, id])]));
}
