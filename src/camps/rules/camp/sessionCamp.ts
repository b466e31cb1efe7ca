import { dayRange } from '#base/day/calendar.ts';
import type { Camp, SessionOfCamp } from './camp.ts';

/**
 * One session of a camp as a camp: with its own dates, hours, price, ages and seats where it has them, else the camp's.
 * It is called by both names ('Pine & Paddle · Week 2: Paddling'), so that a plan with two sessions of a camp tells them apart,
 * and has no other session.
 */
export function sessionCamp(camp: Camp, session: SessionOfCamp): Camp {
  const { datesText, days, hours, price, ageMin, ageMax, seats, seatsSaidOn } = session;
  const hasAges = ageMin !== null || ageMax !== null;
  return {
    ...camp,
    providerName: `${camp.providerName} · ${sessionName(session)}`,
    datesText,
    days,
    hours: hours ?? camp.hours,
    price: price ?? camp.price,
    ...(hasAges && { ageMin, ageMax }),
    ...(seats !== null && { seats, seatsSaidOn }),
    sessions: [session],
  };
}

/** A session without a label is called by its dates. */
export function sessionName({ label, days, datesText }: SessionOfCamp): string {
  if (label !== null) return label;
  const [first] = days ?? [];
  return first === undefined ? datesText : dayRange(first, days?.at(-1) ?? first);
}

/** A camp as families plan it: each of its sessions, or itself. */
export const sessionCamps = (camp: Camp): readonly Camp[] =>
  camp.sessions === null ? [camp] : camp.sessions.map((session) => sessionCamp(camp, session));

/** What a plan means by a camp and a session of it (null: all of it); null when the camp has the session no more. */
export function plannedCamp(camp: Camp, sessionId: string | null): Camp | null {
  if (sessionId === null) return camp;
  const session = camp.sessions?.find(({ id }) => id === sessionId);
  return session ? sessionCamp(camp, session) : null;
}

/** The session that a camp of `sessionCamps` is; null for a camp without any. */
const sessionIdOf = ({ sessions }: Pick<Camp, 'sessions'>): string | null =>
  (sessions?.length === 1 && sessions[0]?.id) || null;

/** What a plan says of a camp of `sessionCamps`. */
export const plannedOf = (camp: Camp) => ({ campId: camp.id, sessionId: sessionIdOf(camp) });

/** Whether a plan names this camp of `sessionCamps`. */
export const isPlannedAs = (planned: ReturnType<typeof plannedOf>, camp: Camp): boolean =>
  planned.campId === camp.id && planned.sessionId === sessionIdOf(camp);

/** The same text for the same session of the same camp. */
export const plannedKey = ({ campId, sessionId }: ReturnType<typeof plannedOf>): string =>
  sessionId === null ? campId : `${campId} ${sessionId}`;
