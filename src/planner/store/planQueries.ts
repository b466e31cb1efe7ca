import * as v from 'valibot';
import { SavedCampSchema } from '#camps/camps.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { planStateOf } from '#planner/rules/planStateOf.ts';
import { readPlanRow } from '#family/rules/plan/planThing.ts';
import type { LocalStore } from '#base/device/db.ts';

/**
 * All that the planner keeps. A row that this version cannot read is left out, and stays where it is. Throws
 * StorageError.
 */
export async function planState(store: LocalStore): Promise<PlanState> {
  const [records, saved] = await store.user((db) =>
    Promise.all([db.plan.toArray(), db.scheduled.toArray()]),
  );
  const changes = records.flatMap((record) => readPlanRow(record.kind, record) ?? []);
  const { entries } = planStateOf(changes, []);
  const planned = new Set(entries.map(({ campId }) => campId));
  return planStateOf(
    changes,
    saved.flatMap((record) => {
      const { success, output } = v.safeParse(SavedCampSchema, record);
      if (!success || planned.has(output.campId)) return [];
      return [{ campId: output.campId, name: output.name ?? '' }];
    }),
  );
}
