import { homesInOrder } from '#planner/rules/custody/custodyCommands.ts';
import { hasTwoHomes } from '#planner/rules/custody/homeOfDay.ts';
import { homesCopy as copy } from '#planner/words/homes.ts';
import { usePlan } from '../PlanContext.ts';
import { HomeSign } from './HomeBand.tsx';
import { whoseHome } from './homeNames.ts';

/** What the bands under the squares mean; nothing in a family of one home. */
export function HomesKey() {
  const { state } = usePlan();
  if (!hasTwoHomes(state)) return null;
  return (
    <ul className="cluster gap-25-100 tiny weight-700">
      {homesInOrder(state.family.ownHome).map((home) => (
        <li key={home} className="row-inline middle gap-40">
          <HomeSign home={home} />
          <span>{copy.band(whoseHome(state, home))}</span>
        </li>
      ))}
    </ul>
  );
}
