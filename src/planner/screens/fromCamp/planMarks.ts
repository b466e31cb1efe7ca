import { liveChangedCamps } from '#planner/store/liveChangedCamps.ts';
import { type MarkTools, liveFamilyMarks } from '#planner/store/liveFamilyMarks.ts';
import { fromCampCopy } from '#planner/words/fromCamp.ts';

/** What other subjects show of the family and its plan. In one file: the name of each would weigh on every first page. */
export const openPlanMarks = (tools: Omit<MarkTools, 'textOf'>) => ({
  changedCamps: liveChangedCamps(tools.store, tools.directory, tools.today),
  familyMarks: liveFamilyMarks({ ...tools, textOf: fromCampCopy.cardCloses }),
});
