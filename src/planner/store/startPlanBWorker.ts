// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from '#planner/worker/planB.worker.ts?worker&url';
import type { PlanBRequestMessage, PlanBReply } from '#planner/worker/planBMessages.ts';
import { type RunningWorker, type StartWorker, startWorker } from './startWorker.ts';

export type PlanBWorker = RunningWorker<PlanBRequestMessage>;
export type StartPlanBWorker = StartWorker<PlanBRequestMessage, PlanBReply>;

/** Starts the built worker. `allow`: makes its address one that the page's Trusted Types accept. */
export const startPlanBWorker =
  (allow: (address: string) => unknown): StartPlanBWorker =>
  (onMessage, onError) =>
    startWorker(
      allow(workerUrl),
      'planB',
      ({ data }: MessageEvent<PlanBReply>) => onMessage(data),
      onError,
    );
