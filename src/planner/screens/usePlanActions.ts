import { useEffect, useMemo } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import type { Planner } from '#planner/store/Planner.ts';
import { useApp } from '#base/useApp.ts';
import { planCopy } from '#planner/words/plan.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { toast } from '#ui/layers/toasts.ts';
import type { PlanView } from './PlanContext.ts';

type PlanActions = Pick<PlanView, 'change' | 'keep' | 'undo' | 'redo'>;

const copy = planCopy.actions;

/** Commands with their words: each can be taken back from its toast. Without `planner` those of the family's own plan. */
export function usePlanActions(sample: Planner | null): PlanActions {
  const app = useApp();
  // The first change must not wait for its code, which a dead network would never bring.
  useEffect(() => void app.planner().catch(logBug), [app]);
  return useMemo(() => {
    const planner = async () => sample ?? (await app.planner());
    const report = (error: unknown, again: () => void) => {
      if (error instanceof Error && error.name === 'OtherFamilyError') {
        toast({ title: copy.notSaved, description: copy.otherFamily, tone: 'info' });
        return;
      }
      console.error('The plan could not be changed', error);
      const isFull = error instanceof Error && 'isFull' in error && error.isFull === true;
      const reason = isChunkError(error) ? copy.notLoaded : isFull ? copy.full : copy.notKept;
      toast({
        title: copy.notSaved,
        description: reason,
        tone: 'danger',
        action: isFull
          ? { label: copy.makeRoom, onPress: () => void makeRoom(again) }
          : { label: copy.tryAgain, onPress: again },
      });
    };
    const makeRoom = async (again: () => void) => {
      try {
        await (await app.family()).makeRoom();
      } catch (error) {
        return report(error, () => void makeRoom(again));
      }
      again();
    };

    /** Resolves to false on failure, which a toast reports with a retry. */
    const attempt = async (work: (on: Planner) => Promise<unknown>): Promise<boolean> => {
      try {
        await work(await planner());
        return true;
      } catch (error) {
        report(error, () => void attempt(work));
        return false;
      }
    };
    const step = (name: 'undo' | 'redo', work: (on: Planner) => Promise<boolean>) =>
      void attempt(async (on) => {
        const isDone = await work(on);
        toast({ title: isDone ? copy[name].done : copy[name].nothing, tone: 'info' });
      });
    const undoOf = (id: number) => ({
      label: copy.undoLabel,
      onPress: () => step('undo', (on) => on.undo(id)),
    });
    return {
      change: (said, commands) =>
        attempt(async (on) => {
          const id = await on.write(commands);
          if (said === null) return;
          toast({ title: said, tone: 'good', action: id === null ? undefined : undoOf(id) });
        }),
      keep: (commands) => attempt((on) => on.keep(commands)),
      undo: () => step('undo', (on) => on.undo()),
      redo: () => step('redo', (on) => on.redo()),
    };
  }, [app, sample]);
}
