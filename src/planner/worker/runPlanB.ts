import { planB, type PlanBAnswer } from '#planner/rules/planB/planB.ts';
import type { PlanBRequest } from '#planner/rules/planB/planBRequest.ts';
import type { PlanBProgress } from './planBMessages.ts';
import { runSlices } from './runSlices.ts';

const REPORT_EVERY_MS = 100;

/** Runs Plan B in slices. Reports after each until there is a plan, then ten times a second. Null: it was cancelled. */
export function runPlanB(
  request: PlanBRequest,
  onProgress: (progress: PlanBProgress) => void,
  isCancelled: () => boolean,
): Promise<PlanBAnswer | null> {
  let reportAt = 0;
  return runSlices(
    planB(request),
    ({ share, soFar }) => {
      if (performance.now() <= reportAt) return;
      const known = soFar();
      if (known.plan) reportAt = performance.now() + REPORT_EVERY_MS;
      onProgress({ share, ...known });
    },
    isCancelled,
  );
}
