import type { Camp } from '../camp/camp.ts';
import { seatsSaid } from '../camp/seats.ts';
import { seasonState, type SeasonDates } from './phase.ts';

type SignUp = Pick<
  Camp,
  'registrationOpensAt' | 'registrationOpensOn' | 'seats' | 'seatsSaidOn' | 'sessions'
>;

/**
 * Whether a camp's sign-up has not begun on a day (YYYY-MM-DD). The listing's own date decides; without one, what was
 * said of its seats, then its season. Of an unknown season (null) nothing is claimed.
 */
export function isNotOpenYet(camp: SignUp, season: SeasonDates | null, today: string): boolean {
  // On the day itself it may be open.
  const opensOn = camp.registrationOpensAt?.slice(0, 10) ?? camp.registrationOpensOn;
  if (opensOn !== null) return opensOn > today;
  const isEarly = season !== null && seasonState(season, today) === 'upcoming';
  return isEarly && seatsSaid(camp, today) === null;
}
