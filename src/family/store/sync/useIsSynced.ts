import { useMemo } from 'react';
import { useStore } from 'zustand';
import { liveFrom } from '#base/storage/live.ts';
import { useApp } from '#base/useApp.ts';

/** Whether other devices have this phone's plan, too; false until its code is here. */
export function useIsSynced(): boolean {
  const { store } = useApp();
  const live = useMemo(
    () => liveFrom(false, async () => (await import('./familyMark.ts')).isSynced(store)),
    [store],
  );
  return useStore(live);
}
