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
  // The best first, of equals the latest.
  const known = each
    .flatMap((said) => said ?? [])
    .toSorted((a, b) => rank(a) - rank(b) || (a.saidOn < b.saidOn ? 1 : -1));
  const [best = null] = known;
  if (best?.seats !== 'full') return best;
  // As old as the oldest of what it follows from.
  return known.length === each.length ? (known.at(-1) ?? null) : null;
}

const RANKS = ['open', 'few', 'waitlist', 'full'] as const;
const rank = ({ seats }: SeatsSaid) => RANKS.indexOf(seats);

export const seatsOn = (camp: WithSessions, today: string): SeatsSaid['seats'] | 'unknown' =>
  seatsSaid(camp, today)?.seats ?? 'unknown';

/** The days from which on seatsSaid may answer otherwise: somebody says something, or it was said too long ago. */
export const seatsChanges = ({ sessions, ...camp }: WithSessions): string[] =>
  [camp, ...(sessions ?? [])].flatMap(({ seatsSaidOn: saidOn }) =>
    saidOn === null ? [] : [saidOn, addDays(saidOn, KNOWN_DAYS + 1)],
  );

function lately({ seats, seatsSaidOn: saidOn }: Said, today: string): SeatsSaid | null {
  if (seats === null || saidOn === null) return null;
  return addDays(today, -KNOWN_DAYS) <= saidOn && saidOn <= today ? { seats, saidOn } : null;
}
