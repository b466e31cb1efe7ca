import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';

/**
 * Ids of the planned camps whose listing has changed since it was last viewed, live. A family without a plan causes no
 * read from storage.
 */
export function useChangedCamps(): ReadonlySet<string> {
  const { scheduled, changedCamps } = useApp();
  const hasPlan = useStore(scheduled).size > 0;
  return useStore(hasPlan ? changedCamps : scheduled);
}
