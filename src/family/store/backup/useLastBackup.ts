import { useMemo } from 'react';
import { useStore } from 'zustand';
import { liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';
import type { LastBackup } from './lastBackup.ts';

/** When the last backup was made on this device; null where there was none, 'opening' until it is known. */
export function useLastBackup(): LastBackup | null | 'opening' {
  const app = useApp();
  const live = useMemo(
    () => liveFrom<LastBackup | null | 'opening'>('opening', async () => (await app.backup()).last),
    [app],
  );
  return useStore(live);
}
