import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type Live, liveFrom } from '#base/storage/live.ts';
import { type App, useApp } from '#base/useApp.ts';

type OpenedPlanner = Awaited<ReturnType<App['planner']>>;

/**
 * What a part of the planner keeps, live. Nothing is loaded where `isWanted` is false. `lost`: shown where its code does not arrive.
 * `none`, `lost` and `of` have to be the same from render to render.
 */
export function useLiveOfPlanner<T>(
  isWanted: boolean,
  none: T,
  of: (planner: OpenedPlanner) => Promise<Live<T>>,
  lost = none,
): T {
  const app = useApp();
  const live = useMemo(
    () =>
      isWanted
        ? liveFrom(none, async () => of(await app.planner()), lost)
        : createStore(() => none),
    [app, isWanted, none, of, lost],
  );
  return useStore(live);
}
