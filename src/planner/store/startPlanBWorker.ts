// oxlint-disable-next-line import/default -- Vite makes the address
import workerUrl from '#planner/worker/planB.worker.ts?worker&url';
import type { PlanBRequestMessage, PlanBReply } from '#planner/worker/planBMessages.ts';

/** The other side of a running worker. */
export type PlanBWorker = { ask: (question: PlanBRequestMessage) => void; end: () => void };

/** Starts a worker. `hear` receives its messages; `lose` is called when its script is missing or broke. May throw. */
export type StartPlanBWorker = (hear: (word: PlanBReply) => void, lose: () => void) => PlanBWorker;

/** Starts the built worker. `allow`: makes its address one that the page's Trusted Types accept. */
export const startPlanBWorker =
  (allow: (address: string) => unknown): StartPlanBWorker =>
  (hear, lose) => {
    // TypeScript's own Worker does not know trusted addresses yet.
    const worker: Worker = Reflect.construct(Worker, [
      allow(workerUrl),
      { type: 'module', name: 'planB' },
    ]);
    worker.addEventListener('message', ({ data }: MessageEvent<PlanBReply>) => hear(data));
    worker.addEventListener('error', lose);
    return {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
      ask: (question) => worker.postMessage(question),
      end: () => worker.terminate(),
    };
  };
