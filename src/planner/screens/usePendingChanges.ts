import { useCallback, useMemo, useState } from 'react';
import { withCommands } from '#planner/rules/commands/withCommands.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';

type Pending = { commands: readonly PlanCommand[]; isStored: boolean };

/** Shows what the commands change while `work` writes them. */
export type ShowPending = <T>(
  commands: readonly PlanCommand[],
  work: () => Promise<T>,
) => Promise<T>;

/**
 * Shows what was changed at once, before storage answers with it: a control that still shows the former value would not take it
 * when it is pressed again. What could not be stored is shown no longer.
 */
export function usePendingChanges(stored: PlanState | null): {
  state: PlanState | null;
  show: ShowPending;
} {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const [read, setRead] = useState(stored);
  if (read !== stored) {
    setRead(stored);
    setPending((all) => all.filter(({ isStored }) => !isStored));
  }
  const state = useMemo(
    () => stored && pending.reduce((plan, { commands }) => shownAfter(plan, commands), stored),
    [stored, pending],
  );
  const show = useCallback<ShowPending>(async (commands, work) => {
    const own: Pending = { commands, isStored: false };
    setPending((all) => [...all, own]);
    try {
      const done = await work();
      setPending((all) => all.map((one) => (one === own ? { ...own, isStored: true } : one)));
      return done;
    } catch (error) {
      setPending((all) => all.filter((one) => one !== own));
      throw error;
    }
  }, []);
  return { state, show };
}

function shownAfter(plan: PlanState, commands: readonly PlanCommand[]): PlanState {
  try {
    return withCommands(plan, commands);
  } catch {
    // The planner refuses it with a toast.
    return plan;
  }
}
