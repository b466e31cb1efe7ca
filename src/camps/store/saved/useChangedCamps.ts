import { useStore } from 'zustand';
import { useApp } from '#base/useApp.ts';

/**
 * Ids of the camps of the plan whose listing has changed since it was last looked at, live. Nothing is read from storage for
 * whoever has planned nothing.
 */
export function useChangedCamps(): ReadonlySet<string> {
  const { scheduled, changedCamps } = useApp();
  const hasPlan = useStore(scheduled).size > 0;
  return useStore(hasPlan ? changedCamps : scheduled);
}
