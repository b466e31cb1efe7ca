import { yieldToMain } from './yieldToMain.ts';

/** As long as React works before it yields. */
const SLICE_MS = 5;

/**
 * Takes steps in tasks of about 5 ms, so that input gets through between them. Ends early once they are not wanted any
 * more; resolves whether all were taken.
 */
export async function inSlices(
  steps: Iterable<unknown>,
  isWanted: () => boolean,
): Promise<boolean> {
  let since = performance.now();
  for (const _ of steps) {
    if (performance.now() - since < SLICE_MS) continue;
    await yieldToMain();
    if (!isWanted()) return false;
    since = performance.now();
  }
  return isWanted();
}
