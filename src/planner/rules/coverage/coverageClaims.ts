import { addDays } from '#base/day/calendar.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { ownKind, type PlanEntry } from '#family/rules/plan/planEntry.ts';
import type { CoverageClaim } from './dayCell.ts';
import { placeKey, type PlanCamp } from './planCamps.ts';
import { ALL_DAY, isAllDay, type Span } from './span.ts';

/**
 * What a row claims on each of its days, by day. `camp` as the directory has it now; null when it has it no more: then
 * the row's snapshot speaks. The family's own hours win. A day that the listing no longer has is claimed, not held;
 * a listing without certain days takes none away.
 */
export function coverageClaims(
  entry: PlanEntry,
  camp: PlanCamp | null,
): ReadonlyMap<string, CoverageClaim> {
  const hours = entry.hours ?? camp?.hours ?? readHours(entry.snapshot.hours);
  const place = camp ? camp.place : placeKey(entry.snapshot);
  const extended = entry.extended.map(({ span }) => span);
  const listed = camp && camp.days.length > 0 ? new Set(camp.days) : null;
  const booked = new Set(entry.days);
  const own = ownKind(entry);
  return new Map(
    entry.days.map((day) => [
      day,
      {
        entryId: entry.id,
        status: entry.status,
        hours: entry.isOvernight ? overnightHours(day, booked, hours) : allDayOr(hours),
        extended,
        place,
        isListed: listed?.has(day) ?? true,
        ...(own && { own }),
      },
    ]),
  );
}

const allDayOr = (hours: Span | 'unknown'): CoverageClaim['hours'] =>
  hours !== 'unknown' && isAllDay(hours) ? 'allDay' : hours;

/** Covers consecutive days from check-in on the first to check-out on the last. */
function overnightHours(
  day: string,
  booked: ReadonlySet<string>,
  hours: Span | 'unknown',
): CoverageClaim['hours'] {
  const isFirst = !booked.has(addDays(day, -1));
  const isLast = !booked.has(addDays(day, 1));
  if (!isFirst && !isLast) return 'allDay';
  if (hours === 'unknown') return 'unknown';
  return isFirst ? { from: hours.from, to: ALL_DAY.to } : { from: ALL_DAY.from, to: hours.to };
}
