import { useEffect, useMemo, useRef, useState } from 'react';
import { createPlanB } from '#planner/store/createPlanB.ts';
import { startPlanBWorker } from '#planner/store/startPlanBWorker.ts';
import {
  daysToFill,
  type PlanBInputs,
  planBQuestion,
  type PlanBQuestion,
  type PlanBWishes,
} from '#planner/rules/planB/ask/planBQuestion.ts';
import { ownScript } from '#ui/ownScript.ts';
import { lookForPlans, type PlanBState, type RunningLook } from './lookForPlans.ts';

const BEGIN: PlanBState = { status: 'working', share: 0, filled: 0 };

/** Plans for these wishes, and again whenever they or the rows of the plan are others. */
export function usePlanB(
  inputs: PlanBInputs,
  wishes: PlanBWishes,
): { state: PlanBState | { status: 'nothing' }; stop: () => void } {
  const question = useMemo(() => planBQuestion(inputs, wishes), [inputs, wishes]);
  const [said, setSaid] = useState<{ of: PlanBQuestion; state: PlanBState } | null>(null);
  const [tool] = useState(() => createPlanB(startPlanBWorker(ownScript)));
  const look = useRef<RunningLook>(null);
  const isNeeded = daysToFill(question) > 0;

  useEffect(() => () => tool.close(), [tool]);
  useEffect(() => {
    if (!isNeeded) return undefined;
    const own = lookForPlans(tool, { inputs, wishes, question }, (state) =>
      setSaid({ of: question, state }),
    );
    look.current = own;
    return own.leave;
  }, [tool, inputs, wishes, question, isNeeded]);

  const state = said?.of === question ? said.state : BEGIN;
  return {
    state: isNeeded ? state : { status: 'nothing' },
    stop: () => look.current?.stop(),
  };
}
