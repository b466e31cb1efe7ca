import { useEffect, useMemo, useRef, useState } from 'react';
import { createPlanB } from '#planner/store/createPlanB.ts';
import { startPlanBWorker } from '#planner/store/startPlanBWorker.ts';
import {
  daysToFill,
  type PlanBInputs,
  planBProblem,
  type PlanBProblem,
  type PlanBPreferences,
} from '#planner/rules/planB/ask/planBProblem.ts';
import { ownScript } from '#ui/ownScript.ts';
import { searchPlans, type PlanBState, type RunningSearch } from './searchPlans.ts';

const BEGIN: PlanBState = { status: 'working', share: 0, filled: 0 };

/** Plans for these wishes, and again whenever they or the rows of the plan are others. */
export function usePlanB(
  inputs: PlanBInputs,
  preferences: PlanBPreferences,
): { state: PlanBState | { status: 'nothing' }; stop: () => void } {
  const question = useMemo(() => planBProblem(inputs, preferences), [inputs, preferences]);
  const [said, setSaid] = useState<{ of: PlanBProblem; state: PlanBState } | null>(null);
  const [tool] = useState(() => createPlanB(startPlanBWorker(ownScript)));
  const search = useRef<RunningSearch>(null);
  const isNeeded = daysToFill(question) > 0;

  useEffect(() => () => tool.close(), [tool]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const own = searchPlans(tool, { inputs, preferences, question }, (state) =>
      setSaid({ of: question, state }),
    );
    search.current = own;
    return own.leave;
  }, [tool, inputs, preferences, question, isNeeded]);

  const state = said?.of === question ? said.state : BEGIN;
  return {
    state: isNeeded ? state : { status: 'nothing' },
    stop: () => search.current?.stop(),
  };
}
