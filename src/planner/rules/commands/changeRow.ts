import type { PlanChange, PlanCommand, PlanEdit } from '#family/rules/plan/planRows.ts';
import { readPlanRow } from '#family/rules/plan/planRecord.ts';

/**
 * Returns the row after a command, and the command that takes it back: only the fields that change, and only while they have the
 * values of this command, so that what is written meanwhile stands. `inverse` is null where there is nothing to take back, and the
 * result is null where there is nothing to write. Throws TypeError on a value that the row's schema does not take.
 */
export function changeRow(
  before: PlanChange,
  command: PlanCommand,
): { after: PlanChange; inverse: PlanCommand | null } | null {
  const { kind, id } = command;
  if (!('set' in command)) {
    const after = command.row === null ? command : readPlanRow(kind, command.row);
    refuseUnlessRead(after, { ...command.row, id });
    return after && { after, inverse: inverseOf(before, after) };
  }
  const set = fieldsToChange(before, command);
  const after = readPlanRow(kind, { ...before.row, ...set, id });
  if (after === null || Object.keys(set).length === 0) return null;
  refuseUnlessRead(after, set);
  // Settings that are not stored yet: undoing one of them must not affect those stored later.
  const isFirst = before.row === null && command.from === undefined;
  const base = isFirst ? readPlanRow(kind, { id }) : null;
  return { after, inverse: inverseOf(base ?? before, after) };
}

function fieldsToChange({ row }: PlanChange, { set, from }: PlanEdit): Record<string, unknown> {
  const now: Record<string, unknown> = { ...row };
  return Object.fromEntries(
    Object.entries(set).filter(
      ([field, value]) =>
        !isSameValue(now[field], value) &&
        (from === undefined || isSameValue(now[field], from[field])),
    ),
  );
}

function inverseOf(before: PlanChange, after: PlanChange): PlanCommand | null {
  const { kind, id, row } = before;
  if (row === null) return after.row && before;
  const from: Record<string, unknown> = { ...after.row };
  const changed = Object.entries(row).filter(([field, value]) => !isSameValue(value, from[field]));
  return changed.length === 0 ? null : { kind, id, set: Object.fromEntries(changed), from };
}

/** A field that the schema does not take must not be dropped in silence. */
function refuseUnlessRead(read: PlanChange | null, wanted: Record<string, unknown>): void {
  const found: Record<string, unknown> = { id: read?.id, ...read?.row };
  if (Object.entries(wanted).every(([field, value]) => isSameValue(found[field], value))) return;
  throw new TypeError(`a row of ${read?.kind ?? 'the plan'} that cannot be kept`);
}

/** Whether two values of a row are equal, in depth. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
