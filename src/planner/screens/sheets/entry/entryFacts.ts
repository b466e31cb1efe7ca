import type { ChildCell } from '#planner/rules/coverage/childCells.ts';
import type { PlanCamp } from '#planner/rules/coverage/planCamps.ts';
import { minutesWithin, type Span } from '#planner/rules/coverage/span.ts';
import { isOwnEntry, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import { readHours } from '#camps/rules/text/hours.ts';

/** Location and times of a planned camp, from the listing or the snapshot of a removed one. */
type EntryFacts = {
  hours: Span | 'unknown';
  /** The provider's own text; null without one. */
  hoursText: string | null;
  place: string | null;
  isGone: boolean;
};

export function entryFacts(entry: PlanEntry, camp: PlanCamp | null): EntryFacts {
  const said = camp?.camp ?? entry.snapshot;
  const place = [said.streetAddress, said.city].flatMap((part) => part?.trim() || []).join(', ');
  return {
    hours: entry.hours ?? camp?.hours ?? readHours(entry.snapshot.hours),
    hoursText: said.hours,
    place: place === '' ? null : place,
    isGone: camp === null && !isOwnEntry(entry),
  };
}

/** Needed minutes that an entry covers on its days, `cells` of its child; 'unknown' when one names no hours. */
export function coveredMinutes(entry: PlanEntry, cells: readonly ChildCell[]): number | 'unknown' {
  let minutes = 0;
  for (const { need, claims } of cells) {
    const claim = claims.find(({ entryId }) => entryId === entry.id);
    if (!claim || typeof need !== 'object' || need === null) continue;
    if (claim.hours === 'unknown') return 'unknown';
    const hours = claim.hours === 'allDay' ? need : claim.hours;
    minutes += minutesWithin(need, [hours, ...claim.extended]);
  }
  return minutes;
}
