import { addDays } from '#base/day/calendar.ts';
import type { Camp, SessionOfCamp } from './camp.ts';

type Said = Pick<SessionOfCamp, 'seats' | 'seatsSaidOn'>;
type WithSessions = Said & Pick<Camp, 'sessions'>;

/** What was said of the room in a camp, and on which day (YYYY-MM-DD). */
export type SeatsSaid = { seats: NonNullable<Said['seats']>; saidOn: string };

/** What was said more days ago is unknown: spots go fast. */
const KNOWN_DAYS = 7;

/**
 * Whether there is room, as far as anybody knows today (YYYY-MM-DD); null: unknown. Sessions answer for their camp
 * together: those that are over no more, and one that says nothing has what the camp says. A camp is full only when
 * all of them are known to be.
 */
export function seatsSaid(camp: WithSessions, today: string): SeatsSaid | null {
  if (camp.sessions === null) return lately(camp, today);
  const each = camp.sessions
    .filter(({ days }) => days === null || (days.at(-1) ?? '') >= today)
    .map((session) => lately(session.seats === null ? camp : session, today));
  const known = each.flatMap((said) => said ?? []);
  const of = (wanted: SeatsSaid['seats']) => {
    const days = known.flatMap(({ seats, saidOn }) => (seats === wanted ? saidOn : []));
    return days.length === 0 ? null : { seats: wanted, days: days.toSorted() };
  };
  const some = of('open') ?? of('few') ?? of('waitlist');
  if (some) return { seats: some.seats, saidOn: some.days.at(-1) ?? '' };
  const full = of('full');
  // As old as the oldest of what it follows from.
  return full && full.days.length === each.length
    ? { seats: 'full', saidOn: full.days[0] ?? '' }
    : null;
}

export const seatsOn = (camp: WithSessions, today: string): SeatsSaid['seats'] | 'unknown' =>
  seatsSaid(camp, today)?.seats ?? 'unknown';

function lately({ seats, seatsSaidOn: saidOn }: Said, today: string): SeatsSaid | null {
  if (seats === null || saidOn === null) return null;
  return addDays(today, -KNOWN_DAYS) <= saidOn && saidOn <= today ? { seats, saidOn } : null;
}
