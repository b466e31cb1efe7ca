import { yieldToMain } from './yieldToMain.ts';

/** Half a frame: input is handled between two slices. */
const SLICE_MS = 8;

/**
 * Takes steps in tasks of about 8 ms. Ends early once they are not wanted any
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
