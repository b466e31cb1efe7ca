import { plannedKey } from '#camps/rules/camp/sessionCamp.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { FamilyBreak } from '#planner/rules/family/familyBreaks.ts';
import { agesOn } from '#planner/rules/ages/agesOn.ts';
import type { OpenDay } from '#planner/rules/candidates/careAsked.ts';
import { type CareNeed, createCareNeed } from '#planner/rules/candidates/careNeed.ts';
import { createLikes } from '#planner/rules/candidates/likes.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { heldSpans } from '#planner/rules/coverage/dayCell.ts';
import { isOpenCell } from '#planner/rules/coverage/isOpenCell.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import type { PlanView } from './PlanContext.ts';

/** What a child still needs on a day of the shown break (YYYY-MM-DD). `near`: where distances are measured from. */
export function careNeedOn(
  { shown, favorites, friends }: Pick<PlanView, 'shown' | 'favorites' | 'friends'>,
  child: PlanChild,
  day: string,
  near: CareNeed['near'] = null,
): CareNeed {
  const [cell] = child.cells([day]);
  return createCareNeed({
    day,
    gaps: cell?.gaps ?? [],
    ...sharedNeed(shown)(child),
    likes: createLikes(child.child, child.inputs.entries, favorites, friends),
    near,
  });
}

type SharedNeed = Pick<CareNeed, 'days' | 'openDays' | 'ages' | 'birthMonth' | 'taken'>;

/** The same for each day of a break: read once for a change of the plan. */
const sharedNeed = memoize(
  new WeakMap<FamilyBreak, (child: PlanChild) => SharedNeed>(),
  ({ days }) => memoize(new WeakMap<PlanChild, SharedNeed>(), (child) => readShared(child, days)),
);

function readShared({ child, cells, inputs }: PlanChild, days: readonly string[]): SharedNeed {
  const open = cells(days).filter(isOpenCell);
  const taken = new Map<string, Set<string>>();
  for (const entry of inputs.entries) {
    if (entry.status === 'cancelled') continue;
    const key = plannedKey(entry);
    taken.set(key, new Set([...(taken.get(key) ?? []), ...entry.days]));
  }
  return {
    days,
    openDays: new Map(open.map((cell) => [cell.day, openDay(cell)])),
    ages: days.map((day) => agesOn(day, child)),
    birthMonth: child.birthMonth,
    taken,
  };
}

/** What is missing on a day beside its bookings. */
const openDay = ({ gaps, claims }: ChildCell): OpenDay => ({
  gaps,
  held: heldSpans(claims.filter(coversDay)),
});
