import type { PlanChange, PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import { buildPlanState } from '../buildPlanState.ts';
import { changeRow } from './changeRow.ts';

/** The plan after these commands. New rows come last. */
export const withCommands = (state: PlanState, commands: readonly PlanCommand[]): PlanState =>
  carryOut(state, commands).after;

/** The plan after these commands, and the commands that take them back. */
export function carryOut(
  state: PlanState,
  commands: readonly PlanCommand[],
): { after: PlanState; inverse: PlanCommand[] } {
  const rows = new Map(rowsOf(state).map((change) => [keyOf(change), change]));
  const inverses: PlanCommand[] = [];
  for (const command of commands) {
    const { kind, id } = command;
    const changed = changeRow(rows.get(keyOf(command)) ?? { kind, id, row: null }, command);
    if (changed === null) continue;
    rows.set(keyOf(command), changed.after);
    if (changed.inverse) inverses.push(changed.inverse);
  }
  return { after: buildPlanState([...rows.values()]), inverse: inverses.toReversed() };
}

const keyOf = ({ kind, id }: Pick<PlanChange, 'kind' | 'id'>): string => `${kind}:${id}`;

const rowsOf = (state: PlanState): PlanChange[] => [
  ...state.entries.map((row): PlanChange => ({ kind: 'plan', id: row.id, row })),
  ...state.home.map((row): PlanChange => ({ kind: 'home', id: row.id, row })),
  ...state.ownDays.map((row): PlanChange => ({ kind: 'own_days', id: row.id, row })),
  ...state.children.map((row): PlanChange => ({ kind: 'child_plan', id: row.id, row })),
  ...state.sent.map((row): PlanChange => ({ kind: 'sent_event', id: row.id, row })),
  ...state.rooms.map((row): PlanChange => ({ kind: 'room', id: row.id, row })),
  ...state.households.map((row): PlanChange => ({ kind: 'household', id: row.id, row })),
  ...state.custody.map((row): PlanChange => ({ kind: 'custody', id: row.id, row })),
  ...state.custodyChanges.map((row): PlanChange => ({ kind: 'custody_change', id: row.id, row })),
  ...state.custodyLog.map((row): PlanChange => ({ kind: 'custody_log', id: row.id, row })),
  ...state.circles.map((row): PlanChange => ({ kind: 'circle', id: row.id, row })),
  ...state.circleWishes.map((row): PlanChange => ({ kind: 'circle_wish', id: row.id, row })),
  ...state.feeds.map((row): PlanChange => ({ kind: 'feed', id: row.id, row })),
  { kind: 'family_plan', id: state.family.id, row: state.family },
];
