// Loads Dexie: never import it in the first part of a page.
import { useMemo } from 'react';
import { changedCampIds } from '#domain/plan/changes/changedCampIds.ts';
import { useReadyDirectory } from '../directory/useDirectory.ts';
import { useToday } from '../directory/useSeasons.ts';
import { usePlanState } from './usePlanState.ts';

/** Ids of the camps of the plan whose listing has changed since it was last looked at, live. */
export function useChangedCamps(): ReadonlySet<string> {
  const plan = usePlanState(null);
  const directory = useReadyDirectory();
  const today = useToday();
  return useMemo(
    () => changedCampIds(plan?.entries ?? [], directory?.camps ?? [], today),
    [plan, directory, today],
  );
}
