import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import type { CircleFriend } from '#planner/rules/circles/circleWords.ts';
import type { ShownCircle } from './createCircleKeeper.ts';

const NONE: readonly CircleFriend[] = [];

/** What other families tell in all circles of this one, live. Nothing is loaded for a plan without a circle. */
export function useFriends(plan: PlanState | null): readonly CircleFriend[] {
  const app = useApp();
  const isAny = (plan?.circles.length ?? 0) > 0;
  const live = useMemo(
    () =>
      isAny
        ? liveFrom<readonly ShownCircle[] | null>(
            null,
            async () => (await (await app.planner()).circles()).circles,
          )
        : createStore<readonly ShownCircle[] | null>(() => null),
    [app, isAny],
  );
  const circles = useStore(live);
  return useMemo(() => circles?.flatMap(({ friends }) => friends) ?? NONE, [circles]);
}
