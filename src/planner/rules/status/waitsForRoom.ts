import type { SeatsSaid } from '#camps/rules/camp/seats.ts';
import type { PlanStatus } from '#family/rules/plan/planEntry.ts';

/**
 * Whether a family wants to hear of room in a camp: on a waitlist, unless there is room already; with a camp it only plans, once
 * that is known to be full.
 */
export function waitsForRoom(status: PlanStatus, seats: SeatsSaid['seats'] | 'unknown'): boolean {
  if (status === 'waitlisted') return seats !== 'open' && seats !== 'few';
  const isPlanned = status === 'considering' || status === 'planned';
  return isPlanned && (seats === 'full' || seats === 'waitlist');
}
