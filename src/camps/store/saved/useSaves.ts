import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { useApp } from '#base/useApp.ts';

/** How a screen reports saves. Must stay the same object from render to render. */
export type SaveReport = {
  /** The first thing saved on this device. */
  onFirstSave: (camp: Camp) => void;
  /** `makeRoom`: for a full device; frees caches that refill on their own, and saves again. */
  onError: (camp: Camp, error: unknown, makeRoom: (() => void) | null) => void;
  /** Called after a camp was removed from the plan with everything noted there. */
  onTakenOut: (camp: Camp, putBack: () => void) => void;
};

/** What the heart and the plan button of a camp need. */
export type Saves = {
  favorites: ReadonlySet<string>;
  scheduled: ReadonlySet<string>;
  onFavorite: (camp: Camp, isFavorite: boolean) => void;
  onSchedule: (camp: Camp, isScheduled: boolean) => void;
};

/** Hearts and plan: saved on this device, with or without a network. */
export function useSaves({ onFirstSave, onError, onTakenOut }: SaveReport): Saves {
  const app = useApp();
  const favorites = useStore(app.favorites);
  const scheduled = useStore(app.scheduled);
  // Read on save, not while rendering: the first heart must not render every card again.
  const isFirst = useRef(true);
  useEffect(() => {
    isFirst.current = favorites.size + scheduled.size === 0;
  }, [favorites, scheduled]);

  const actions = useMemo(() => {
    const save = async (camp: Camp, isAdded: boolean, work: () => Promise<void>) => {
      try {
        const isFirstSave = isFirst.current;
        await work();
        if (isFirstSave && isAdded) onFirstSave(camp);
      } catch (error) {
        const again = async () => {
          try {
            await (await app.family()).makeRoom();
          } catch (problem) {
            return onError(camp, problem, null);
          }
          await save(camp, isAdded, work);
        };
        onError(camp, error, isFull(error) ? () => void again() : null);
      }
    };
    const takeOut = async (camp: Camp) => {
      try {
        const planner = await app.planner();
        const id = await planner.takeOut(camp.id);
        if (id === null) return;
        onTakenOut(camp, () => {
          planner.undo(id).catch((error: unknown) => onError(camp, error, null));
        });
      } catch (error) {
        onError(camp, error, null);
      }
    };
    return {
      onFavorite: (camp: Camp, isFavorite: boolean) =>
        void save(camp, isFavorite, async () => (await app.family()).setFavorite(camp, isFavorite)),
      onSchedule: (camp: Camp, isScheduled: boolean) =>
        void (isScheduled
          ? save(camp, true, async () => (await app.planner()).putIn(camp))
          : takeOut(camp)),
    };
  }, [app, onFirstSave, onError, onTakenOut]);
  return useMemo(() => ({ favorites, scheduled, ...actions }), [actions, favorites, scheduled]);
}

/** Whether the disk is full, without importing StorageError, whose code lists of camps do not load. */
const isFull = (error: unknown) =>
  error instanceof Error && 'isFull' in error && error.isFull === true;
