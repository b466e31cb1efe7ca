import { createStore } from 'zustand/vanilla';
import { undecidedEntry } from '#family/rules/plan/planEntry.ts';
import {
  emptyPlan,
  type PlanChange,
  type PlanCommand,
  type PlanState,
} from '#family/rules/plan/planRows.ts';
import { putEntry, removeEntry } from '#planner/rules/commands/entryCommands.ts';
import { carryOut, withCommands } from '#planner/rules/commands/withCommands.ts';
import type { Live } from '#base/storage/live.ts';
import { createHistory } from './createHistory.ts';
import type { Planner } from './Planner.ts';

/** The plan of a made-up family: in memory only, and gone with it. Commands are those of a real plan. */
export type SamplePlan = { state: Live<PlanState>; planner: Planner };

export function createSamplePlan(first: readonly PlanChange[]): SamplePlan {
  const state = createStore<PlanState>(() => withCommands(emptyPlan(), first));
  const history = createHistory(async (commands) => {
    const { after, inverse } = carryOut(state.getState(), commands);
    state.setState(after, true);
    return inverse;
  });
  const { inOrder, command, undo, redo } = history;
  const write = (commands: readonly PlanCommand[]) => inOrder(() => command(commands));
  const keep = async (commands: readonly PlanCommand[]) => {
    state.setState(withCommands(state.getState(), commands), true);
  };

  return {
    state,
    planner: {
      write,
      keep,
      takeOver: keep,
      async putIn({ id, providerName }) {
        await write([putEntry(undecidedEntry(id, providerName))]);
      },
      takeOut: (campId) =>
        write(
          state
            .getState()
            .entries.filter((entry) => entry.campId === campId)
            .map(({ id }) => removeEntry(id)),
        ),
      undo,
      redo,
    },
  };
}
