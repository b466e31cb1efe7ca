import { decidedOnce } from '#family/rules/plan/planEntry.ts';
import { emptyPlan, type PlanChange, type PlanState } from '#family/rules/plan/planRows.ts';

/** The rows of a plan by kind; removed ones are left out. */
export function buildPlanState(changes: readonly PlanChange[]): PlanState {
  const family = changes.flatMap(({ kind, row }) => (kind === 'family_plan' && row ? [row] : []));
  return {
    entries: decidedOnce(changes.flatMap(({ kind, row }) => (kind === 'plan' && row ? [row] : []))),
    home: changes.flatMap(({ kind, row }) => (kind === 'home' && row ? [row] : [])),
    ownDays: changes.flatMap(({ kind, row }) => (kind === 'own_days' && row ? [row] : [])),
    children: changes.flatMap(({ kind, row }) => (kind === 'child_plan' && row ? [row] : [])),
    family: family[0] ?? emptyPlan().family,
    sent: changes.flatMap(({ kind, row }) => (kind === 'sent_event' && row ? [row] : [])),
    rooms: changes.flatMap(({ kind, row }) => (kind === 'room' && row ? [row] : [])),
    households: changes.flatMap(({ kind, row }) => (kind === 'household' && row ? [row] : [])),
    custody: changes.flatMap(({ kind, row }) => (kind === 'custody' && row ? [row] : [])),
    custodyChanges: changes.flatMap(({ kind, row }) =>
      kind === 'custody_change' && row ? [row] : [],
    ),
    custodyLog: changes.flatMap(({ kind, row }) => (kind === 'custody_log' && row ? [row] : [])),
    circles: changes.flatMap(({ kind, row }) => (kind === 'circle' && row ? [row] : [])),
    circleWishes: changes.flatMap(({ kind, row }) => (kind === 'circle_wish' && row ? [row] : [])),
    feeds: changes.flatMap(({ kind, row }) => (kind === 'feed' && row ? [row] : [])),
  };
}
