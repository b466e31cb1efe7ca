// How pages reach sync. Its code (sync.ts, pull.ts, Dexie) is loaded when it is needed.
import type { Sync } from './sync.ts';
import { syncStatus } from './syncStatus.ts';

async function started(): Promise<Sync | null> {
  try {
    const { sync } = await import('./sync.ts');
    sync.start();
    return sync;
  } catch {
    // Like any other request that failed: reported, and tried again at the next refresh.
    syncStatus.set({ ...syncStatus.getSnapshot(), problem: 'load' });
    return null;
  }
}

/** Call once, when the page is drawn. */
export async function startSync(): Promise<void> {
  await started();
}

/** For a "Try Again" or "Refresh" button: pulls now, whatever was scheduled. Never throws. */
export async function refreshNow(): Promise<void> {
  await (await started())?.refresh();
}
