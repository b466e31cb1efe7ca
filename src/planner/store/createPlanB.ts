import type { PlanBAnswer } from '#planner/rules/planB/planB.ts';
import type { PlanBRequest } from '#planner/rules/planB/planBRequest.ts';
import { packRequest } from '#planner/worker/packedRequest.ts';
import type { PlanBProgress, PlanBReply } from '#planner/worker/planBMessages.ts';
import type { PlanBWorker, StartPlanBWorker } from './startPlanBWorker.ts';
import { withFallback } from './startWorker.ts';

/** How long an idle worker is reused for the next change of the budget. */
const KEPT_IDLE_MS = 30_000;

/** `answer` rejects with an AbortError after a cancel. A second cancel, or one after the answer, does nothing. */
export type PlanBRun = { answer: Promise<PlanBAnswer>; cancel: () => void };
type PlanBStart = { onProgress?: (progress: PlanBProgress) => void };
export type PlanB = {
  start: (request: PlanBRequest, options?: PlanBStart) => PlanBRun;
  /** Cancels what runs and terminates the worker: the page is left. */
  close: () => void;
};

type Open = {
  request: PlanBRequest;
  onProgress: (progress: PlanBProgress) => void;
  resolve: (answer: PlanBAnswer) => void;
  reject: (error: Error) => void;
};

/**
 * Plan B for screens: runs in one worker, which starts with the first request and ends when there was none for a
 * while. Where no worker starts it runs on the page, in slices short enough for a press to come between.
 */
export function createPlanB(startWorker: StartPlanBWorker): PlanB {
  const open = new Map<number, Open>();
  let last = 0;
  let worker: PlanBWorker | null = null;
  let hasNone = false;
  let idle: ReturnType<typeof setTimeout> | undefined;

  const terminate = () => {
    clearTimeout(idle);
    worker?.terminate();
    worker = null;
  };
  const finish = (id: number): Open | undefined => {
    const run = open.get(id);
    open.delete(id);
    clearTimeout(idle);
    if (open.size === 0) idle = setTimeout(terminate, KEPT_IDLE_MS);
    return run;
  };
  const onReply = (reply: PlanBReply) => {
    if ('progress' in reply) open.get(reply.id)?.onProgress(reply.progress);
    else if ('failure' in reply) finish(reply.id)?.reject(new Error(reply.failure));
    else if (reply.answer) finish(reply.id)?.resolve(reply.answer);
  };
  const runAllHere = () => {
    hasNone = true;
    for (const id of open.keys()) void runHere(id);
  };
  const runHere = async (id: number) => {
    try {
      const { runPlanB } = await import('#planner/worker/runPlanB.ts');
      // It may be cancelled while its code arrives.
      const run = open.get(id);
      if (!run) return;
      const answer = await runPlanB(run.request, run.onProgress, () => !open.has(id));
      if (answer) finish(id)?.resolve(answer);
    } catch (error) {
      finish(id)?.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  const cancel = (id: number) => {
    const run = finish(id);
    if (!run) return;
    worker?.post({ id, request: null });
    run.reject(new DOMException('Plan B was canceled', 'AbortError'));
  };

  return {
    start(request, { onProgress = () => undefined } = {}) {
      const id = (last += 1);
      clearTimeout(idle);
      const answer = new Promise<PlanBAnswer>((resolve, reject) => {
        open.set(id, { request, onProgress, resolve, reject });
      });
      if (hasNone) void runHere(id);
      else {
        worker ??= withFallback(startWorker, onReply, runAllHere);
        worker.post({ id, request: packRequest(request) });
      }
      return { answer, cancel: () => cancel(id) };
    },
    close() {
      for (const id of open.keys()) cancel(id);
      terminate();
    },
  };
}
