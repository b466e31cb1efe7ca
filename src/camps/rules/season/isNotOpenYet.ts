import type { Camp } from '../camp/camp.ts';
import type { SeasonDay } from '../camp/isOver.ts';
import { seatsSaid } from '../camp/seats.ts';
import { seasonState } from './phase.ts';

type SignUp = Pick<
  Camp,
  'registrationOpensAt' | 'registrationOpensOn' | 'seats' | 'seatsSaidOn' | 'sessions'
>;

/**
 * Whether a camp's sign-up has not begun. The listing's own date decides; without one, what was said of its seats, then
 * its season. Of an unknown season nothing is claimed.
 */
export function isNotOpenYet(
  camp: SignUp,
  { dates, day }: Pick<SeasonDay, 'dates' | 'day'>,
): boolean {
  // On the day itself it may be open.
  const opensOn = camp.registrationOpensAt?.slice(0, 10) ?? camp.registrationOpensOn;
  if (opensOn !== null) return opensOn > day;
  const isEarly = dates !== undefined && seasonState(dates, day) === 'upcoming';
  return isEarly && seatsSaid(camp, day) === null;
}
