import { type RefObject, useEffect, useRef } from 'react';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanChange } from '#family/rules/plan/planRows.ts';
import type { PlanView } from '../PlanContext.ts';

type Edit = Partial<PlanEntry>;

/**
 * Changes one entry field by field. A row is written whole, and what is read comes back later: of two changes in quick
 * succession the second must not write over the first. `isRemoved`: what is saved on leaving must not bring it back.
 */
export function useEntryEdits(
  entry: PlanEntry,
  change: PlanView['change'],
  isRemoved?: RefObject<boolean>,
) {
  const pending = useRef<Edit>({});
  useEffect(() => {
    pending.current = notYetIn(entry, pending.current);
  }, [entry]);
  return async (said: string | null, edit: Edit, others: readonly PlanChange[] = []) => {
    if (isRemoved?.current === true) return false;
    pending.current = { ...pending.current, ...edit };
    return change(said, [putEntry({ ...entry, ...pending.current }), ...others]);
  };
}

/** `others`: what changes with it, in the same command. */
export type EditEntry = ReturnType<typeof useEntryEdits>;

const notYetIn = (entry: PlanEntry, edit: Edit): Edit =>
  Object.fromEntries(
    Object.entries(edit).filter(
      ([field, value]) => JSON.stringify(Reflect.get(entry, field)) !== JSON.stringify(value),
    ),
  );
