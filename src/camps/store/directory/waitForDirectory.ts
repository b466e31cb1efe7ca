import type { Live } from '#base/storage/live.ts';
import type { DirectoryState } from './directory.ts';

/**
 * The directory as soon as storage returns it, so that a page can open complete; after `timeoutMs` without a result the
 * current state. Never throws.
 */
export async function waitForDirectory(
  directory: Live<DirectoryState>,
  timeoutMs: number,
): Promise<DirectoryState> {
  if (directory.getState().status === 'opening') {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, timeoutMs);
      const stop = directory.subscribe(done);
      function done() {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }
  return directory.getState();
}
