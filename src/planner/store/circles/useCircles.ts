import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import type { ShownCircle } from './createCircleKeeper.ts';

type Shown = readonly ShownCircle[] | null;
/** Their code did not arrive: what the plan knows of them is all there is. */
const LOST: Shown = [];

/**
 * The circles of the family, live; null until they were read. `isWanted`: the plan has a circle, or the page is that of circles;
 * else neither storage nor the network is touched.
 */
export function useCircles(isWanted: boolean): Shown {
  const app = useApp();
  const live = useMemo(() => {
    const load = async () => (await (await app.planner()).circles()).circles;
    return isWanted ? liveFrom<Shown>(null, load, LOST) : createStore<Shown>(() => null);
  }, [app, isWanted]);
  return useStore(live);
}

const NONE: readonly CircleFriend[] = [];

/** What other families tell in all circles of this one, live. Nothing is loaded for a plan without a circle. */
export function useFriends(plan: PlanState | null): readonly CircleFriend[] {
  const circles = useCircles((plan?.circles.length ?? 0) > 0);
  return useMemo(() => circles?.flatMap(({ friends }) => friends) ?? NONE, [circles]);
}
