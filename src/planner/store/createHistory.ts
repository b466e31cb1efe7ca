import type { PlanCommand } from '#family/rules/plan/planRows.ts';
import type { Planner } from './Planner.ts';

/** `owner`: the account of the plan; '' for a plan without an account. When missing: that of the plan on this phone. */
export type HistoryStep = { commands: readonly PlanCommand[]; owner?: string };

type Entry = { id: number; step: HistoryStep };

const MOST_STEPS = 50;

/**
 * What was done and can be taken back, one command at a time: a write that is repeated on a new connection must not overtake a
 * later one. `apply` answers the inverse of a step; null, with nothing written, where the step belongs to another plan.
 */
export function createHistory(apply: (step: HistoryStep) => Promise<HistoryStep | null>) {
  let last: Promise<unknown> = Promise.resolve();
  let done: Entry[] = [];
  let undone: Entry[] = [];
  let lastId = 0;

  function inOrder<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  /** As `write` of a planner, inside of `inOrder`. */
  async function command(commands: readonly PlanCommand[]): Promise<number | null> {
    const step = await apply({ commands });
    if (step === null || step.commands.length === 0) return null;
    lastId += 1;
    done = [...done, { id: lastId, step }].slice(-MOST_STEPS);
    undone = [];
    return lastId;
  }

  /** The entry of its inverse; null where nothing was changed. It leaves the history either way. */
  async function repeat(entry: Entry | undefined): Promise<Entry | null> {
    if (!entry) return null;
    const step = await apply(entry.step);
    done = step ? done.filter((one) => one !== entry) : [];
    undone = step ? undone.filter((one) => one !== entry) : [];
    return step && step.commands.length > 0 ? { id: entry.id, step } : null;
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
