import { useMemo } from 'react';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import type { Live } from '#base/storage/live.ts';
import type { CircleFriend } from '#planner/rules/circles/circleFriends.ts';
import { useLiveOfPlanner } from '../useLiveOfPlanner.ts';
import type { CircleKeeper, ShownCircle } from './createCircleKeeper.ts';

type Shown = readonly ShownCircle[] | null;
/** Their code did not arrive: what the plan knows of them is all there is. */
const LOST: Shown = [];
const NOT_READ: Shown = null;
type Keeping = { circles: () => Promise<CircleKeeper> };
const circlesOf = async ({ circles }: Keeping): Promise<Live<Shown>> => (await circles()).circles;

/**
 * The circles of the family, live; null until they were read. `isWanted`: the plan has a circle, or the page is that of circles;
 * else neither storage nor the network is touched.
 */
export const useCircles = (isWanted: boolean): Shown =>
  useLiveOfPlanner(isWanted, NOT_READ, circlesOf, LOST);

const NONE: readonly CircleFriend[] = [];

/** What other families tell in all circles of this one, live. Nothing is loaded for a plan without a circle. */
export function useFriends(plan: PlanState | null): readonly CircleFriend[] {
  const circles = useCircles((plan?.circles.length ?? 0) > 0);
  return useMemo(() => circles?.flatMap(({ friends }) => friends) ?? NONE, [circles]);
}
