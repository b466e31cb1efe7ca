/** Half a frame at 60 Hz: whatever waits (a cancel in the worker, a press on a page) waits no longer. */
const SLICE_MS = 8;

/**
 * Runs long work in slices, off or on the page's thread. `onSlice` receives the last step of each slice. Null: it was
 * cancelled.
 */
export async function runSlices<Step, Result>(
  steps: Iterator<Step, Result>,
  onSlice: (step: Step) => void,
  isCancelled: () => boolean,
): Promise<Result | null> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) return step.value;
    // Before the report and after it: one on a whole summer takes longer than a slice, and it is sent before the next.
    await nextTask();
    if (isCancelled()) return null;
    onSlice(step.value);
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
