import { useMemo, useState } from 'react';
import { withCommands } from '#planner/rules/commands/withCommands.ts';
import type { PlanCommand, PlanState } from '#family/rules/plan/planRows.ts';
import type { PlanView } from './PlanContext.ts';

type Changes = Pick<PlanView, 'change' | 'keep'>;
type Pending = { commands: readonly PlanCommand[]; isStored: boolean };

/**
 * Shows what was changed at once, before storage answers with it: a control that still shows the former value would not take it
 * when it is pressed again. What could not be stored is shown no longer.
 */
export function usePendingChanges(
  stored: PlanState | null,
  { change, keep }: Changes,
): Changes & { state: PlanState | null } {
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
  const changes = useMemo(() => {
    async function shown(commands: readonly PlanCommand[], work: () => Promise<boolean>) {
      const own: Pending = { commands, isStored: false };
      setPending((all) => [...all, own]);
      const isDone = await work();
      setPending((all) =>
        all.flatMap((one) => (one !== own ? one : isDone ? { ...own, isStored: true } : [])),
      );
      return isDone;
    }
    return {
      change: (said: string | null, commands: readonly PlanCommand[]) =>
        shown(commands, () => change(said, commands)),
      keep: (commands: readonly PlanCommand[]) => shown(commands, () => keep(commands)),
    };
  }, [change, keep]);
  return { state, ...changes };
}

function shownAfter(plan: PlanState, commands: readonly PlanCommand[]): PlanState {
  try {
    return withCommands(plan, commands);
  } catch {
    // The planner refuses it with a toast.
    return plan;
  }
}
