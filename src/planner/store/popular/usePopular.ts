import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { logBug } from '#base/device/isNoAnswer.ts';
import { liveFrom } from '#base/storage/live.ts';
import { type App, useApp } from '#base/useApp.ts';
import { emptyPopularMemory, type PopularMemory } from '#planner/rules/popular/popularMemory.ts';

const NOTHING = emptyPopularMemory();

/** What this phone knows about popular weeks, live. Nothing is loaded where `isWanted` is false. */
export function usePopular(isWanted: boolean): PopularMemory {
  const app = useApp();
  const live = useMemo(
    () =>
      isWanted
        ? liveFrom(NOTHING, async () => (await (await app.planner()).popular()).memory)
        : createStore(() => NOTHING),
    [app, isWanted],
  );
  return useStore(live);
}

/** After the family has switched popular weeks on here: this one of its phones sends. */
export function useAgreeToCount(): () => void {
  const app = useApp();
  return () => void agree(app).catch(logBug);
}

const agree = async (app: App) => (await (await app.planner()).popular()).agree();
