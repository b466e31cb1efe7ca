import type { PlanState } from '#family/rules/plan/planRows.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';
import type { LocalStore } from '#base/storage/db.ts';

/**
 * Reads all rows of the planner. A row that this version cannot read is skipped, and stays stored. Throws StorageError.
 */
export async function planState(store: LocalStore): Promise<PlanState> {
  const records = await store.user((db) => db.plan.toArray());
  return buildPlanState(records.flatMap((record) => readPlanRow(record.kind, record) ?? []));
}
