import type { Camp } from '#camps/rules/camp/camp.ts';
import { plannedCamp } from '#camps/rules/camp/sessionCamp.ts';
import { isUndecided, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { entryChanges } from './entryChanges.ts';

/**
 * Ids of the camps whose listing has changed since the family last viewed it, quiet changes left out. Entries that are
 * over do not count. `today`: YYYY-MM-DD.
 */
export function changedCampIds(
  entries: readonly PlanEntry[],
  camps: readonly Camp[],
  today: string,
): ReadonlySet<string> {
  const wanted = new Set(entries.map(({ campId }) => campId));
  const known = new Map(camps.filter(({ id }) => wanted.has(id)).map((camp) => [camp.id, camp]));
  const changed = entries.filter((entry) => {
    const camp = known.get(entry.campId);
    if (!camp || isUndecided(entry) || (entry.days.at(-1) ?? today) < today) return false;
    const planned = plannedCamp(camp, entry.sessionId);
    return entryChanges(entry, planned, today).some(({ weight }) => weight !== 'quiet');
  });
  return new Set(changed.map(({ campId }) => campId));
}
