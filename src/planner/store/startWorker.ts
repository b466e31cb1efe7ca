/** The other side of a running worker. */
export type RunningWorker<Question> = { ask: (question: Question) => void; end: () => void };

/** Starts a worker. `hear` receives its messages; `lose` is called when its script is missing or broke. May throw. */
export type StartWorker<Question, Word> = (
  hear: (word: Word) => void,
  lose: () => void,
) => RunningWorker<Question>;

/** Starts a built worker. `address`: one that the page's Trusted Types accept. */
export function startWorker(
  address: unknown,
  name: string,
  hear: (message: MessageEvent) => void,
  lose: () => void,
): RunningWorker<unknown> {
  // TypeScript's own Worker does not know trusted addresses yet.
  const worker: Worker = Reflect.construct(Worker, [address, { type: 'module', name }]);
  worker.addEventListener('message', hear);
  worker.addEventListener('error', lose);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    ask: (question) => worker.postMessage(question),
    end: () => worker.terminate(),
  };
}
