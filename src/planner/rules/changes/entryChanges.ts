import type { Camp } from '#camps/rules/camp/camp.ts';
import { seatsSaid } from '#camps/rules/camp/seats.ts';
import type { PlanEntry } from '#family/rules/plan/planEntry.ts';
import { type ListingChange, listingChanges } from './listingChanges.ts';

/** Whoever is signed up has a spot, and whoever has cancelled wants none. */
const WANTS_A_SPOT = new Set<PlanEntry['status']>(['considering', 'planned', 'waitlisted']);

/**
 * What is otherwise than when the row was made or last viewed: its listing, and for a row that still wants a spot whether
 * there is room. `camp`: the camp or its session, null when it is gone. `today`: YYYY-MM-DD.
 */
export function entryChanges(
  entry: Pick<PlanEntry, 'snapshot' | 'days' | 'status'>,
  camp: Camp | null,
  today: string,
): ListingChange[] {
  const changes = listingChanges(entry.snapshot, camp, entry.days);
  const said = camp && WANTS_A_SPOT.has(entry.status) ? seatsSaid(camp, today) : null;
  if (said === null || said.seats === entry.snapshot.seats) return changes;
  const hadNone = isWithout(entry.snapshot.seats);
  return isWithout(said.seats) || hadNone
    ? [...changes, { field: 'seats', weight: 'worth', ...said }]
    : changes;
}

const isWithout = (seats: PlanEntry['snapshot']['seats']) =>
  seats === 'full' || seats === 'waitlist';
