import { createBreakCamps } from '#planner/rules/candidates/breakCamps.ts';
import { groupWeeks } from '#planner/rules/family/groupWeeks.ts';
import type { PlanBInputs } from '#planner/rules/planB/ask/planBProblem.ts';
import { type Gazetteer, locateZip } from '#camps/rules/place/gazetteer.ts';
import type { PlanView } from '../PlanContext.ts';

/** More weeks than these are searched one by one: a summer is no week. */
const MOST_WEEKS = 2;

/** What Plan B starts from: the weeks of the break that is shown, or the week of a long one. */
export function planBInputs(plan: PlanView, gazetteer: Gazetteer | null): PlanBInputs {
  const { directory, shown, week, today, profile } = plan;
  const all = groupWeeks(shown.days);
  const weeks = all.length <= MOST_WEEKS ? all : [week];
  return {
    view: plan,
    weeks,
    camps: createBreakCamps(directory.camps, directory.seasons, weeks.flat()),
    gazetteer,
    home: gazetteer && locateZip(profile.parentInfo.zipCode, gazetteer),
    today,
  };
}
