import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runEvery } from './runEvery.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A timer of 1 s whose runs the test ends. */
function aTimer(startsNow = false) {
  const runs: PromiseWithResolvers<void>[] = [];
  const signals: AbortSignal[] = [];
  const stop = runEvery({
    intervalMs: 1000,
    startsNow,
    failure: 'It could not be done:',
    run: (signal) => {
      const run = Promise.withResolvers<void>();
      runs.push(run);
      signals.push(signal);
      return run.promise;
    },
  });
  return { runs, signals, stop };
}

test('runs at once or after an interval', async () => {
  const [now, later] = [aTimer(true), aTimer()];
  expect([now.runs.length, later.runs.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(later.runs).toHaveLength(1);
});

test('skips the turns that come while a run is underway, and takes the next one', async () => {
  const { runs } = aTimer(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await vi.advanceTimersByTimeAsync(1000);
  expect(runs).toHaveLength(2);
});

test('logs a run that fails, and runs again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { runs } = aTimer(true);
  const error = new Error('down');
  runs[0]?.reject(error);
  await vi.advanceTimersByTimeAsync(1000);
  expect(logged.mock.calls).toEqual([['It could not be done:', error]]);
  expect(runs).toHaveLength(2);
});

test('stops by aborting the run that is underway, and waits for it', async () => {
  const { runs, signals, stop } = aTimer(true);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  expect(signals[0]?.aborted).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([isStopped, runs.length]).toEqual([false, 1]);
  runs[0]?.resolve();
  await stopped;
});
