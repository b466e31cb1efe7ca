/**
 * Calls back when the page has nothing else to do, after `latestMs` at the latest. Browsers that do not say when they are
 * idle (Safari) wait for `pauseMs`. The returned function cancels it.
 */
export function whenIdle(
  callback: () => void,
  latestMs = 2000,
  pauseMs: number = latestMs,
): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, pauseMs);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: latestMs });
  return () => cancelIdleCallback(request);
}
