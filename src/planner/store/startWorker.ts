/** The other side of a running worker. */
export type RunningWorker<Request> = { post: (request: Request) => void; terminate: () => void };

/** Starts a worker. `onError` is called when its script is missing or broke. May throw. */
export type StartWorker<Request, Reply> = (
  onMessage: (reply: Reply) => void,
  onError: () => void,
) => RunningWorker<Request>;

/** A worker posts its first message after its first slice. */
const FIRST_REPLY_WITHIN_MS = 5000;

/** Starts a built worker. `address`: one that the page's Trusted Types accept. */
export function startWorker(
  address: unknown,
  name: string,
  onMessage: (message: MessageEvent) => void,
  onError: () => void,
): RunningWorker<unknown> {
  // TypeScript's own Worker does not know trusted addresses yet.
  const worker: Worker = Reflect.construct(Worker, [address, { type: 'module', name }]);
  worker.addEventListener('message', onMessage);
  worker.addEventListener('error', onError);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    post: (request) => worker.postMessage(request),
    terminate: () => worker.terminate(),
  };
}

/**
 * Starts a worker, and calls `runHere` once when it does not start, breaks, takes no request, or posts nothing within
 * five seconds. It is terminated before that; no reply of a terminated worker is passed on.
 */
export function withFallback<Request, Reply>(
  start: StartWorker<Request, Reply>,
  onReply: (reply: Reply) => void,
  runHere: () => void,
): RunningWorker<Request> {
  let isRunning = true;
  let worker: RunningWorker<Request> | null = null;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const terminate = () => {
    isRunning = false;
    clearTimeout(silence);
    worker?.terminate();
    worker = null;
  };
  const onError = () => {
    if (!isRunning) return;
    terminate();
    runHere();
  };
  const onMessage = (reply: Reply) => {
    clearTimeout(silence);
    if (isRunning) onReply(reply);
  };
  const post = (request: Request) => {
    try {
      worker?.post(request);
    } catch {
      onError();
    }
  };
  try {
    worker = start(onMessage, onError);
    silence = setTimeout(onError, FIRST_REPLY_WITHIN_MS);
  } catch {
    onError();
  }
  return { post, terminate };
}
