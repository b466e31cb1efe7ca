import type { PlanBInputs } from '#planner/rules/planB/ask/planBProblem.ts';
import { type Gazetteer, locateZip } from '#camps/rules/place/gazetteer.ts';
import { breaksWithMoney } from '../panels/breakMoney.ts';
import type { PlanView } from '../PlanContext.ts';

/** What Plan B starts from: all open days of the break that is shown, however long it is. */
export function planBInputs(plan: PlanView, gazetteer: Gazetteer | null): PlanBInputs {
  const { state, shown, breakCamps, favorites, friends, today, profile } = plan;
  return {
    view: plan,
    state,
    breaks: breaksWithMoney(plan),
    shown,
    camps: breakCamps,
    favorites,
    friends,
    gazetteer,
    home: gazetteer && locateZip(profile.parentInfo.zipCode, gazetteer),
    today,
  };
}
