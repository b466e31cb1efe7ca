type Repeated = {
  intervalMs: number;
  /** Whether the first run is at once; else it is after an interval. */
  startsNow: boolean;
  /** Gets a signal that aborts when the timer is stopped. */
  run: (signal: AbortSignal) => Promise<unknown>;
  /** What the log says when a run fails. */
  failure: string;
};

/**
 * Runs again and again, as a schedule does on a hosted project. While a run takes longer than the interval, its turns are
 * skipped; after one that fails the next one comes all the same. Returns how to stop, which waits for the run that is underway.
 */
export function runEvery({ intervalMs, startsNow, run, failure }: Repeated): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running: Promise<void> | null = null;
  const runOnce = async () => {
    try {
      await run(signal);
    } catch (error) {
      if (!signal.aborted) console.error(failure, error);
    }
  };
  const takeTurn = () => {
    running ??= runOnce().finally(() => {
      running = null;
    });
  };
  // Nobody waits for the first run: a service that is down must not delay the start.
  if (startsNow) takeTurn();
  const timer = setInterval(takeTurn, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
}
