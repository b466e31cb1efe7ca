// Loads Dexie: never import it in the first part of a page.
import { storedQuery, useStored } from '#base/storage/useStored.ts';
import { planState } from './planQueries.ts';

const query = storedQuery(planState);

/** All that the planner keeps, live; null until storage has answered. */
export const usePlanState = () => useStored(query);
