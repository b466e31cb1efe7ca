import { useMemo } from 'react';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import type { CircleFriend } from '#planner/rules/circles/circleWords.ts';
import { useCircles } from './useCircles.ts';

const NONE: readonly CircleFriend[] = [];

/** What other families tell in all circles of this one, live. Nothing is loaded for a plan without a circle. */
export function useFriends(plan: PlanState | null): readonly CircleFriend[] {
  const circles = useCircles((plan?.circles.length ?? 0) > 0);
  return useMemo(() => circles?.flatMap(({ friends }) => friends) ?? NONE, [circles]);
}
