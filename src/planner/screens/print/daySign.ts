import { themeActivities } from '#camps/camps.ts';
import { ownKind } from '#family/rules/plan/planEntry.ts';
import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import { coversDay } from '#planner/rules/status/coversDay.ts';
import type { PlanChild } from '#planner/rules/family/familyView.ts';
import type { PlanView } from '../PlanContext.ts';

/** A symbol of the sprite (ui/sprite): the patch of an activity, or a glyph where none is drawn. */
export type DaySign = `p-${string}` | 'g-badge' | 'g-home' | 'g-user' | 'g-car';

/** The sign of what holds a child's day, the first one first; null where nothing does. */
export function daySign(
  camps: PlanView['camps'],
  { inputs }: Pick<PlanChild, 'inputs'>,
  { claims, home }: Pick<ChildCell, 'claims' | 'home'>,
): DaySign | null {
  const first = claims.find(coversDay);
  if (first) return entrySign(camps, inputs.entries, first.entryId);
  return home.some(({ rowId }) => rowId !== null) ? 'g-home' : null;
}

/** The sign of a row of the plan. */
function entrySign(
  camps: PlanView['camps'],
  entries: PlanChild['inputs']['entries'],
  entryId: string,
): DaySign {
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return 'g-badge';
  const kind = ownKind(entry);
  if (kind === 'care') return 'g-user';
  if (kind === 'away') return 'g-car';
  // A camp of the family's own has a name only.
  const [activity] = themeActivities(camps(entry)?.camp.theme ?? entry.snapshot.providerName);
  return activity === undefined ? 'g-badge' : `p-${activity}`;
}
