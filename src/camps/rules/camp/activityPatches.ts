/** A patch on the family's sash: an activity, and how many of its camps have it. */
export type CountedPatch = { activity: string; camps: number };

/**
 * The patches of camps, each activity once, in the order in which they were sewn on. `activities` has the
 * activities of each camp, the first saved camp first.
 */
export function activityPatches(activities: readonly (readonly string[])[]): CountedPatch[] {
  const camps = new Map<string, number>();
  for (const ofOneCamp of activities) {
    for (const activity of new Set(ofOneCamp)) {
      camps.set(activity, (camps.get(activity) ?? 0) + 1);
    }
  }
  return [...camps].map(([activity, count]) => ({ activity, camps: count }));
}
