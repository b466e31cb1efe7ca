import { createStore } from 'zustand/vanilla';
import type { PlanChange, PlanState } from '#family/rules/plan/planRows.ts';
import { undecidedEntry } from '#family/rules/plan/planEntry.ts';
import { putEntry } from '#planner/rules/commands/entryCommands.ts';
import { buildPlanState } from '#planner/rules/buildPlanState.ts';
import type { Live } from '#base/storage/live.ts';
import type { Planner } from './Planner.ts';

/** The plan of a made-up family: in memory only, and gone with it. Commands are those of a real plan. */
export type SamplePlan = { state: Live<PlanState>; planner: Planner };

type Rows = ReadonlyMap<string, PlanChange>;
const keyOf = ({ kind, id }: Pick<PlanChange, 'kind' | 'id'>) => `${kind}:${id}`;

export function createSamplePlan(first: readonly PlanChange[]): SamplePlan {
  let rows: Rows = new Map(first.map((change) => [keyOf(change), change]));
  let done: Rows[] = [];
  let undone: Rows[] = [];
  const state = createStore<PlanState>(() => stateOf(rows));

  function show(next: Rows): void {
    rows = next;
    state.setState(stateOf(rows), true);
  }
  const withChanges = (changes: readonly PlanChange[]): Rows =>
    new Map([...rows, ...changes.map((change): [string, PlanChange] => [keyOf(change), change])]);
  async function write(changes: readonly PlanChange[]): Promise<void> {
    done = [...done, rows];
    undone = [];
    show(withChanges(changes));
  }

  return {
    state,
    planner: {
      write,
      putIn: ({ id, providerName }) => write([putEntry(undecidedEntry(id, providerName))]),
      keep: async (changes) => show(withChanges(changes)),
      takeOut: (campId) =>
        write(
          stateOf(rows)
            .entries.filter((entry) => entry.campId === campId)
            .map(({ id }) => ({ kind: 'plan', id, row: null })),
        ),
      async undo() {
        const before = done.at(-1);
        if (!before) return false;
        done = done.slice(0, -1);
        undone = [...undone, rows];
        show(before);
        return true;
      },
      async redo() {
        const after = undone.at(-1);
        if (!after) return false;
        undone = undone.slice(0, -1);
        done = [...done, rows];
        show(after);
        return true;
      },
    },
  };
}

const stateOf = (rows: Rows): PlanState => buildPlanState([...rows.values()]);
