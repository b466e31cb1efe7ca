// Long enough for a finger to get in between, where the browser cannot say when it is idle (Safari).
const PAUSE_MS = 30;
// A busy page still gets its list.
const BUSY_MS = 300;

/** Does it when the page has nothing else to do. Answers how to call it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const pause = setTimeout(work, PAUSE_MS);
    return () => clearTimeout(pause);
  }
  const turn = requestIdleCallback(work, { timeout: BUSY_MS });
  return () => cancelIdleCallback(turn);
}
