import { liveKnownFamily } from '#family/family.ts';
import { liveChangedCamps } from '#planner/store/liveChangedCamps.ts';
import { type FitTools, liveFamilyFits } from '#planner/store/liveFamilyFits.ts';
import { fromCampCopy } from '#planner/words/fromCamp.ts';

/** What other subjects show of the family and its plan. In one file: the name of each would weigh on every first page. */
export const openPlanMarks = (tools: Omit<FitTools, 'wordsOf'>) => ({
  changedCamps: liveChangedCamps(tools.store, tools.directory, tools.today),
  familyFits: liveFamilyFits({ ...tools, wordsOf: fromCampCopy.closes }),
  knownFamily: liveKnownFamily(tools.profile),
});
