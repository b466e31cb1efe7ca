import type { ChildCell } from '#domain/plan/coverage/childCells.ts';
import type { PlanCamp } from '#domain/plan/coverage/planCamps.ts';
import { minutesWithin, type Span } from '#domain/plan/coverage/span.ts';
import type { PlanEntry } from '#domain/plan/planEntry.ts';
import { readHours } from '#domain/text/hours.ts';

/** Where and when a camp of the plan is: as listed, or as its row remembers it when the listing is gone. */
export type EntryFacts = {
  hours: Span | 'unknown';
  /** As the provider says it; null when nobody does. */
  hoursText: string | null;
  price: string | null;
  place: string | null;
  isGone: boolean;
};

export function entryFacts(entry: PlanEntry, camp: PlanCamp | null): EntryFacts {
  const said = camp?.camp ?? entry.snapshot;
  const place = [said.streetAddress, said.city].flatMap((part) => part?.trim() || []).join(', ');
  return {
    hours: entry.hours ?? camp?.hours ?? readHours(entry.snapshot.hours),
    hoursText: said.hours,
    price: said.price,
    place: place === '' ? null : place,
    isGone: camp === null,
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
