import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import { conflictsOf } from '#planner/rules/conflicts/conflictsOf.ts';
import { campPlace } from '#planner/rules/drive/campPlace.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import type { Plan } from '../../PlanContext.ts';
import { backupLooks } from './backupLooks.ts';
import { bookingLook } from './bookingLooks.ts';
import { changeLooks } from './changeLooks.ts';
import { driveLook } from './driveLook.ts';
import type { Look } from './look.ts';
import { rowLook } from './rowLooks.ts';

/**
 * What is worth a look in the whole plan, the worst first; what the family has settled is left out. `gazetteer`: null
 * until it is loaded, then distances of camps without coordinates are not told.
 */
export function looksOf(plan: Plan, gazetteer: Gazetteer | null): Look[] {
  // Before the first fill every camp would be gone.
  const isFilled = plan.directory.camps.length > 0;
  const conflicts = isFilled ? conflictsIn(plan, gazetteer) : [];
  const told = new Set(
    conflicts
      .filter(({ kind }) => kind === 'daysGone' || kind === 'campGone')
      .flatMap(({ entryIds }) => entryIds),
  );
  const [errors, others] = [
    conflicts.filter(({ severity }) => severity === 'error'),
    conflicts.filter(({ severity }) => severity !== 'error'),
  ];
  const looks = (some: readonly Conflict[]) => some.flatMap((one) => conflictLook(plan, one) ?? []);
  const settled = new Set(plan.state.family.settled);
  return [
    ...looks(errors),
    ...backupLooks(plan),
    ...changeLooks(plan, told),
    ...looks(others),
  ].filter(({ key }) => !settled.has(key));
}

function conflictsIn(plan: Plan, gazetteer: Gazetteer | null): Conflict[] {
  const { today, entries, camps } = plan;
  const days = [
    ...new Set([...plan.breaks.flatMap((one) => one.days), ...entries.flatMap((one) => one.days)]),
  ].toSorted();
  const children = plan.children.map(({ child, cells }) => ({ child, cells: cells(days) }));
  const placeOf = (camp: Parameters<typeof campPlace>[0]) => campPlace(camp, gazetteer);
  return conflictsOf({ today, children, entries, camps, placeOf });
}

function conflictLook(plan: Plan, conflict: Conflict): Look | null {
  switch (conflict.kind) {
    case 'doubleBooking':
    case 'backUpHeld':
      return bookingLook(plan, conflict);
    case 'dropOffs':
    case 'pickUps':
      return driveLook(plan, conflict);
    default:
      return rowLook(plan, conflict);
  }
}
