import { useCallback, useEffect, useMemo } from 'react';
import { logBug } from '#base/device/isNoAnswer.ts';
import { useStore } from 'zustand';
import { liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import type { FamilySync, SyncState } from './FamilySync.ts';

/** How far this device is in step with the family's others, live across tabs. 'opening' until its code is here. */
export function useSyncState(): SyncState {
  const app = useApp();
  const live = useMemo(
    () =>
      liveFrom<SyncState>({ is: 'opening' }, async () => (await app.familySync()).state, {
        is: 'failed',
      }),
    [app],
  );
  // The next pass learns what another tab has done; a user who looks at it should not wait for that.
  useEffect(() => {
    const look = async () => (await app.familySync()).syncNow();
    // The state reports the problem.
    look().catch(logBug);
  }, [app]);
  return useStore(live);
}

/** Calls sync for a press; null when its code does not arrive, or storage fails. */
export type CallSync = <T>(work: (sync: FamilySync) => Promise<T>) => Promise<T | null>;

export function useCallSync(): CallSync {
  const app = useApp();
  return useCallback(
    async (work) => {
      try {
        return await work(await app.familySync());
      } catch (error) {
        console.error('The family’s sync did not answer', error);
        return null;
      }
    },
    [app],
  );
}
