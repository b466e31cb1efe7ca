import { putPlanRow } from '#family/family.ts';
import type { CustodyLogRow } from '#family/rules/plan/custodyRows.ts';
import { FAMILY_PLAN_ID, type PlanChange } from '#family/rules/plan/planRows.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';
import type { UserDb } from '#base/storage/db.ts';
import { isLogged, linesToDrop, logLine } from '#planner/rules/custody/custodyLog.ts';

/**
 * Writes a line for each change of the two homes, in the transaction of the change, and in no inverse: taking a change back is
 * a change, too. `at`: ms since 1970.
 */
export async function keepCustodyLog(
  db: UserDb,
  changes: readonly { before: PlanChange; after: PlanChange }[],
  at: number,
): Promise<void> {
  const logged = changes.filter(({ after }) => isLogged(after.kind));
  if (logged.length === 0) return;
  const family = await db.plan.get(['family_plan', FAMILY_PLAN_ID]);
  const read = family && readPlanRow('family_plan', family);
  const by = read?.kind === 'family_plan' ? (read.row?.ownHome ?? null) : null;
  const lines = logged.flatMap(
    ({ before, after }) => logLine(before, after, { id: crypto.randomUUID(), at, by }) ?? [],
  );
  if (lines.length === 0) return;
  const kept = (await db.plan.toArray()).flatMap((record): CustodyLogRow[] => {
    const change = readPlanRow(record.kind, record);
    return change?.kind === 'custody_log' && change.row ? [change.row] : [];
  });
  const gone = linesToDrop(kept, lines.length).map((id): PlanChange => {
    return { kind: 'custody_log', id, row: null };
  });
  for (const line of [...gone, ...lines]) await putPlanRow(db, line, at);
}
