import { useMemo } from 'react';
import { listingChanges } from '#planner/rules/changes/listingChanges.ts';
import { usePlan } from '../PlanContext.ts';

/** Ids of the entries whose listing has changed since the family last viewed it, quiet changes left out. */
export function useChangedEntries(): ReadonlySet<string> {
  const { entries, camps, directory } = usePlan();
  return useMemo(() => {
    // Before the first fill no camp is known: none of them is gone.
    if (directory.camps.length === 0) return new Set();
    const changed = entries.filter(({ snapshot, campId, days, status }) => {
      if (status === 'cancelled') return false;
      const found = listingChanges(snapshot, camps(campId)?.camp ?? null, days);
      return found.some(({ weight }) => weight !== 'quiet');
    });
    return new Set(changed.map(({ id }) => id));
  }, [entries, camps, directory]);
}
