import { homeName, householdOf } from '#planner/rules/custody/homeOfDay.ts';
import type { CustodyDay } from '#planner/rules/custody/createNights.ts';
import type { HomeId } from '#family/rules/plan/custodyRows.ts';
import type { PlanState } from '#family/rules/plan/planRows.ts';
import { homesCopy, possessive } from '#planner/words/homes.ts';

type Homes = Pick<PlanState, 'households' | 'family'>;

/** 'You' or 'Robin'. */
export const whoAt = ({ households, family }: Homes, home: HomeId): string =>
  family.ownHome === home ? homesCopy.you : homeName(households, home);

/** 'Your' or 'Robin’s'. */
export const whoseHome = ({ households, family }: Homes, home: HomeId): string =>
  family.ownHome === home ? homesCopy.yours : possessive(homeName(households, home));

/** 'You bring, Robin picks up': who usually does, by the home of the night before and of the night after. */
export function driveWords(state: Homes, { morning, evening }: CustodyDay): string {
  const { households } = state;
  return homesCopy.drives(
    householdOf(households, morning).dropOffBy || whoAt(state, morning),
    householdOf(households, evening).pickUpBy || whoAt(state, evening),
  );
}
