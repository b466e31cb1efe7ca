import type { Clock } from '../device/clock.ts';

/**
 * A request that is aborted with `timeoutError` when it has not ended after `ms`, or with the reason of `signal`: a
 * half-dead mobile connection never ends on its own.
 */
export async function requestWithin<T>(
  request: (signal: AbortSignal) => Promise<T>,
  signal: AbortSignal,
  clock: Clock,
  ms: number,
  timeoutError: () => Error,
): Promise<T> {
  signal.throwIfAborted();
  // AbortSignal.any would do, but Safari has it only since 17.4.
  const canceling = new AbortController();
  const onAbort = () => canceling.abort(signal.reason);
  signal.addEventListener('abort', onAbort);
  const cancelTimer = clock.after(ms, () => canceling.abort(timeoutError()));
  try {
    return await request(canceling.signal);
  } finally {
    cancelTimer();
    signal.removeEventListener('abort', onAbort);
  }
}
