import { type DirectoryState, liveDirectory } from './react.ts';

/**
 * The directory as soon as storage has answered, so that a page can open complete; after `timeoutMs` whatever
 * there is. Never throws.
 */
export async function waitForDirectory(timeoutMs: number): Promise<DirectoryState> {
  if (liveDirectory.getSnapshot().status === 'opening') {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, timeoutMs);
      const stop = liveDirectory.subscribe(done);
      function done() {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }
  return liveDirectory.getSnapshot();
}
