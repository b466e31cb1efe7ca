// Loads Dexie: never import it in the first part of a page.
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { planState } from './planQueries.ts';

const query = storedQuery(planState);

/** All rows of the planner, live; null until storage returns them. `whenFailed` as in useStored. */
export const usePlanState = (whenFailed?: null) => useStored(query, whenFailed);
