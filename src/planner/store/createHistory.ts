import { oneAtATime } from '#base/device/oneAtATime.ts';
import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import type { Planner } from './Planner.ts';

type Step = readonly PlanCommand[];
type Entry = { id: number; step: Step };

const MOST_STEPS = 50;

/**
 * What was done and can be taken back, one command at a time: a write that is repeated on a new connection must not overtake a
 * later one. `apply` answers the inverse of a step.
 */
export function createHistory(apply: (step: Step) => Promise<Step>) {
  const inOrder = oneAtATime();
  let done: Entry[] = [];
  let undone: Entry[] = [];
  let lastId = 0;

  /** As `write` of a planner, inside of `inOrder`. */
  async function command(commands: Step): Promise<number | null> {
    const step = await apply(commands);
    if (step.length === 0) return null;
    lastId += 1;
    done = [...done, { id: lastId, step }].slice(-MOST_STEPS);
    undone = [];
    return lastId;
  }

  /** The entry of its inverse; null where nothing was changed. It leaves the history either way. */
  async function repeat(entry: Entry | undefined): Promise<Entry | null> {
    if (!entry) return null;
    const step = await apply(entry.step);
    done = done.filter((one) => one !== entry);
    undone = undone.filter((one) => one !== entry);
    return step.length > 0 ? { id: entry.id, step } : null;
  }

  const undo: Planner['undo'] = (id) =>
    inOrder(async () => {
      const inverse = await repeat(
        id === undefined ? done.at(-1) : done.find((one) => one.id === id),
      );
      if (inverse) undone = [...undone, inverse];
      return inverse !== null;
    });

  const redo: Planner['redo'] = () =>
    inOrder(async () => {
      const inverse = await repeat(undone.at(-1));
      if (inverse) done = [...done, inverse];
      return inverse !== null;
    });

  return { inOrder, command, undo, redo };
}
