import type { Conflict } from '#planner/rules/conflicts/conflict.ts';
import { findConflicts } from '#planner/rules/conflicts/findConflicts.ts';
import { campPlace } from '#planner/rules/drive/campPlace.ts';
import type { PopularWeek } from '#camps/rules/popular/popularWeek.ts';
import type { Gazetteer } from '#camps/rules/place/gazetteer.ts';
import type { PlanView } from '../../PlanContext.ts';
import { backupHints } from './backupHints.ts';
import { bellHints } from './bellHints.ts';
import { bookingHint } from './bookingHints.ts';
import { changeHints } from './changeHints.ts';
import { driveHint } from './driveHint.ts';
import { guestHint } from './guestHint.ts';
import type { Hint } from './hint.ts';
import { popularHints } from './popularHints.ts';
import { rowHint } from './rowHints.ts';

/**
 * The hints about the whole plan, the worst first; settled ones are left out. `gazetteer`: null until it is loaded;
 * before that, distances of camps without coordinates are unknown. `popular`: the weeks to hint at; none unless the family asked.
 */
export function planHints(
  plan: PlanView,
  gazetteer: Gazetteer | null,
  popular: readonly PopularWeek[] = [],
): Hint[] {
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
  const hints = (some: readonly Conflict[]) => some.flatMap((one) => conflictHint(plan, one) ?? []);
  const settled = new Set(plan.state.family.settled);
  return [
    ...hints(errors),
    ...plan.guestWords.map((word) => guestHint(plan, word)),
    ...backupHints(plan),
    ...changeHints(plan, told),
    ...hints(others),
    ...bellHints(plan),
    ...popularHints(plan, popular),
  ].filter(({ key }) => !settled.has(key));
}

function conflictsIn(plan: PlanView, gazetteer: Gazetteer | null): Conflict[] {
  const { today, entries, camps } = plan;
  const days = [
    ...new Set([...plan.breaks.flatMap((one) => one.days), ...entries.flatMap((one) => one.days)]),
  ].toSorted();
  const children = plan.children.map(({ child, cells }) => ({ child, cells: cells(days) }));
  const placeOf = (camp: Parameters<typeof campPlace>[0]) => campPlace(camp, gazetteer);
  return findConflicts({ today, children, entries, camps, placeOf });
}

function conflictHint(plan: PlanView, conflict: Conflict): Hint | null {
  switch (conflict.kind) {
    case 'doubleBooking':
    case 'backUpHeld':
      return bookingHint(plan, conflict);
    case 'dropOffs':
    case 'pickUps':
      return driveHint(plan, conflict);
    default:
      return rowHint(plan, conflict);
  }
}
