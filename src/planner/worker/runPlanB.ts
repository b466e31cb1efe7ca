import { planB, type PlanBAnswer } from '#planner/rules/planB/planB.ts';
import type { PlanBRequest } from '#planner/rules/planB/planBRequest.ts';
import type { PlanBProgress } from './planBMessages.ts';

/** Half a frame at 60 Hz: whatever waits (a cancel in the worker, a press on a page) waits no longer. */
const SLICE_MS = 8;
const REPORT_EVERY_MS = 100;

/** Runs Plan B in slices. Reports after each until there is a plan, then ten times a second. Null: it was cancelled. */
export async function runPlanB(
  request: PlanBRequest,
  onProgress: (progress: PlanBProgress) => void,
  isCancelled: () => boolean,
): Promise<PlanBAnswer | null> {
  const steps = planB(request);
  let reportAt = 0;
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    if (until > reportAt) {
      const known = step.value.soFar();
      if (known.plan) reportAt = until + REPORT_EVERY_MS;
      onProgress({ share: step.value.share, ...known });
    }
    await nextTask();
    if (isCancelled()) return null;
  }
}

/**
 * Lets waiting messages in. A timer would do so, too, but browsers delay each by 4 ms. A new channel each time: Node
 * drains one channel before it reads others.
 */
const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(port1.close()));
    port1.start();
    port2.postMessage(null);
  });
