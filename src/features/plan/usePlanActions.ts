import { useEffect, useMemo } from 'react';
import type { Planner } from '#data/plan/Planner.ts';
import { useApp } from '#data/useApp.ts';
import { planCopy } from '#content/plan/plan.ts';
import { isChunkError } from '#ui/chunkError.ts';
import { toast } from '#ui/layers/toasts.ts';
import type { Plan } from './PlanContext.ts';

type PlanActions = Pick<Plan, 'change' | 'keep' | 'undo' | 'redo'>;

const copy = planCopy.actions;

/** Commands with their words: each can be taken back from its toast. Without `planner` those of the family's own plan. */
export function usePlanActions(sample: Planner | null): PlanActions {
  const app = useApp();
  // The first change must not wait for its code, which a dead network would never bring.
  useEffect(() => void app.planner().catch(() => undefined), [app]);
  return useMemo(() => {
    const planner = async () => sample ?? (await app.planner());
    const report = (error: unknown, again: () => void) => {
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

    async function step(name: 'undo' | 'redo'): Promise<void> {
      try {
        const isDone = await (await planner())[name]();
        toast({ title: isDone ? copy[name].done : copy[name].nothing, tone: 'info' });
      } catch (error) {
        report(error, () => void step(name));
      }
    }
    const change: Plan['change'] = async (said, changes) => {
      try {
        await (await planner()).write(changes);
        if (said === null) return true;
        const action = { label: copy.undoLabel, onPress: () => void step('undo') };
        toast({ title: said, tone: 'good', action });
        return true;
      } catch (error) {
        report(error, () => void change(said, changes));
        return false;
      }
    };
    return {
      change,
      async keep(changes) {
        try {
          await (await planner()).keep(changes);
          return true;
        } catch (error) {
          report(error, () => undefined);
          return false;
        }
      },
      undo: () => void step('undo'),
      redo: () => void step('redo'),
    };
  }, [app, sample]);
}
