import { addDays } from '#base/day/calendar.ts';
import { ACTIVITIES, matchActivities } from '#camps/rules/camp/activity.ts';
import { activityPatches, type CountedPatch } from '#camps/rules/camp/activityPatches.ts';
import { ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import { isCoveringStatus } from '../status/coveringStatus.ts';
import { isEntryOver } from '../status/isEntryOver.ts';

export type ChildPatches = {
  all: readonly CountedPatch[];
  /** Those of camps that ended within three weeks. */
  fresh: readonly CountedPatch[];
};

/** A break may last for two weeks, and is looked back at in the one after it. */
const FRESH_DAYS = 21;

/**
 * What a child has earned: a patch for each activity of the camps that it was at, the first one first. A camp that the
 * directory no longer lists has none. `today`: YYYY-MM-DD.
 */
export function childPatches(
  childId: string,
  entries: readonly PlanEntry[],
  camps: PlanCamps,
  today: string,
): ChildPatches {
  const done = entries
    .filter(
      (entry) =>
        entry.childId === childId &&
        ownKind(entry) === null &&
        isCoveringStatus(entry.status) &&
        (entry.days[0] ?? today) < today,
    )
    .toSorted((a, b) => ((a.days[0] ?? '') < (b.days[0] ?? '') ? -1 : 1));
  const since = addDays(today, -FRESH_DAYS);
  const fresh = done.filter(
    (entry) => isEntryOver(entry, today) && (entry.days.at(-1) ?? '') >= since,
  );
  const patchesOf = (some: readonly PlanEntry[]) =>
    activityPatches(
      some.map((entry) => matchActivities(camps(entry)?.camp.theme ?? '', ACTIVITIES)),
    );
  return { all: patchesOf(done), fresh: patchesOf(fresh) };
}
