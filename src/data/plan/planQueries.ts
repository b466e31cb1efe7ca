import * as v from 'valibot';
import { FAMILY_PLAN_ID, FamilyPlanSchema, type PlanState } from '#domain/plan/planRows.ts';
import { readPlanRow } from '#domain/plan/planThing.ts';
import type { LocalStore } from '../device/db.ts';
import { SavedCampSchema } from '../family/familyRows.ts';

/**
 * All that the planner keeps. A row that this version cannot read is left out, and stays where it is. Throws
 * StorageError.
 */
export async function planState(store: LocalStore): Promise<PlanState> {
  const [records, saved] = await store.user((db) =>
    Promise.all([db.plan.toArray(), db.scheduled.toArray()]),
  );
  const changes = records.flatMap((record) => readPlanRow(record.kind, record) ?? []);
  const entries = changes.flatMap(({ kind, row }) => (kind === 'plan' && row ? [row] : []));
  const family = changes.flatMap(({ kind, row }) => (kind === 'family_plan' && row ? [row] : []));
  const planned = new Set(entries.map(({ campId }) => campId));
  return {
    entries,
    home: changes.flatMap(({ kind, row }) => (kind === 'home' && row ? [row] : [])),
    ownDays: changes.flatMap(({ kind, row }) => (kind === 'own_days' && row ? [row] : [])),
    children: changes.flatMap(({ kind, row }) => (kind === 'child_plan' && row ? [row] : [])),
    family: family[0] ?? v.parse(FamilyPlanSchema, { id: FAMILY_PLAN_ID }),
    sent: changes.flatMap(({ kind, row }) => (kind === 'sent_event' && row ? [row] : [])),
    unassigned: saved.flatMap((record) => {
      const { success, output } = v.safeParse(SavedCampSchema, record);
      if (!success || planned.has(output.campId)) return [];
      return [{ campId: output.campId, name: output.name ?? '' }];
    }),
  };
}
