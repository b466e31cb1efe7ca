import { setEntry } from '#planner/rules/commands/entryCommands.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import type { PlanView } from '../PlanContext.ts';

/** Changes fields of one entry. `others`: what changes with it, in the same command. */
export const entryEdits =
  (entry: PlanEntry, change: PlanView['change']) =>
  (
    said: string | null,
    fields: Partial<PlanEntry>,
    others: readonly PlanCommand[] = [],
  ): Promise<boolean> =>
    change(said, [setEntry(entry, fields), ...others]);

export type EditEntry = ReturnType<typeof entryEdits>;
