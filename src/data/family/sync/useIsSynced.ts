import { useMemo } from 'react';
import { useStore } from 'zustand';
import { liveValue } from '../../device/live.ts';
import { useApp } from '../../useApp.ts';
import { readMark } from './familyMark.ts';

/** Whether this phone's plan is in an account, too: without the code that brings it there. */
export function useIsSynced(): boolean {
  const { store } = useApp();
  const live = useMemo(
    () =>
      liveValue(
        store,
        () => store.user(async (db) => (await readMark(db))?.state === 'on'),
        false,
        (last) => last,
      ),
    [store],
  );
  return useStore(live);
}
