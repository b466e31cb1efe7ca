import { type DirectoryState, liveDirectory } from './react.ts';

/**
 * The directory as soon as the phone has answered, so that a page can open complete; after `waitMs` without an
 * answer whatever there is. Never throws.
 */
export async function waitForDirectory(waitMs: number): Promise<DirectoryState> {
  if (liveDirectory.getSnapshot().status === 'opening') {
    await new Promise<void>((resolve) => {
      const patience = setTimeout(done, waitMs);
      const stop = liveDirectory.subscribe(done);
      function done() {
        clearTimeout(patience);
        stop();
        resolve();
      }
    });
  }
  return liveDirectory.getSnapshot();
}
