import { useEffect, useMemo } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { Planner } from '#planner/store/Planner.ts';
import { useApp } from '#base/useApp.ts';
import { planCopy } from '#planner/words/plan.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { offerRetry } from './offerRetry.ts';
import { closeToast, toast } from '#ui/layers/toasts.ts';
import type { PlanView } from './PlanContext.ts';
import type { ShowPending } from './usePendingChanges.ts';

type PlanActions = Pick<PlanView, 'change' | 'submit' | 'keep' | 'undo' | 'redo'>;

const copy = planCopy.actions;
const showNothing: ShowPending = (_, work) => work();

/**
 * Commands with their words: each can be taken back from its toast. Without `sample` those of the family's own plan. `show`
 * shows what is being written.
 */
export function usePlanActions(
  sample: Planner | null,
  show: ShowPending = showNothing,
): PlanActions {
  const app = useApp();
  // The first change must not wait for its code, which a dead network would never bring.
  useEffect(() => void app.planner().catch(logBug), [app]);
  return useMemo(() => {
    const planner = async () => sample ?? (await app.planner());
    const makeRoom = () => attempt(async () => (await app.family()).makeRoom());
    /** Resolves to true when it should be tried again. */
    async function report(error: unknown): Promise<boolean> {
      const { isFull, ...words } = wordsOf(error);
      const isPressed = await offerRetry(isFull ? copy.makeRoom : copy.tryAgain, words);
      return isPressed && (!isFull || makeRoom());
    }

    /** Resolves to true once it is done, also by the retry of a toast, and to false when that toast goes without one. */
    async function attempt(work: () => Promise<unknown>): Promise<boolean> {
      try {
        await work();
        return true;
      } catch (error) {
        return (await report(error)) && attempt(work);
      }
    }
    const step = (name: 'undo' | 'redo', work: (on: Planner) => Promise<boolean>) =>
      void attempt(async () => {
        const isDone = await work(await planner());
        toast({ title: isDone ? copy[name].done : copy[name].nothing, tone: 'info' });
      });
    const undoOf = (id: number) => ({
      label: copy.undoLabel,
      onPress: () => step('undo', (on) => on.undo(id)),
    });
    async function write(...[said, commands]: Parameters<PlanActions['change']>): Promise<void> {
      const id = await show(commands, async () => (await planner()).write(commands));
      if (said === null) return;
      toast({ title: said, tone: 'good', action: id === null ? undefined : undoOf(id) });
    }
    let refused: number | null = null;
    return {
      change: (...given) => attempt(() => write(...given)),
      async submit(...given) {
        if (refused !== null) closeToast(refused);
        refused = null;
        try {
          await write(...given);
          return true;
        } catch (error) {
          const { isFull, ...words } = wordsOf(error);
          const action = { label: copy.makeRoom, onPress: () => void makeRoom() };
          refused = toast({ ...words, action: isFull ? action : undefined });
          return false;
        }
      },
      keep: (commands) =>
        attempt(() => show(commands, async () => (await planner()).keep(commands))),
      undo: () => step('undo', (on) => on.undo()),
      redo: () => step('redo', (on) => on.redo()),
    };
  }, [app, sample, show]);
}

/** What a toast says of a change that is not stored. */
function wordsOf(error: unknown) {
  const title = copy.notSaved;
  console.error('The plan could not be changed', error);
  const isFull = error instanceof Error && 'isFull' in error && error.isFull === true;
  const description = isChunkError(error) ? copy.notLoaded : isFull ? copy.full : copy.notKept;
  return { title, description, tone: 'danger', isFull } as const;
}
