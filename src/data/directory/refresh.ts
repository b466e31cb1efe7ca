// The page's handle on sync. The work itself (sync.ts, pull, Dexie) is fetched when it is needed.
import type { Sync } from './sync.ts';
import { syncStatus } from './syncStatus.ts';

async function started(): Promise<Sync | null> {
  try {
    const { sync } = await import('./sync.ts');
    sync.start();
    return sync;
  } catch {
    // As any other part of the network that did not answer: told, and tried again when asked.
    syncStatus.set({ ...syncStatus.getSnapshot(), problem: 'load' });
    return null;
  }
}

/** Call once, when the page stands. */
export async function startSync(): Promise<void> {
  await started();
}

/** For a "Try Again" or "Refresh" button: now, whatever was planned. Never throws. */
export async function refreshNow(): Promise<void> {
  await (await started())?.refresh();
}
