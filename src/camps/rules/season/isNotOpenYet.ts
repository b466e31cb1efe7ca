import { atlantaDay } from '#base/day/atlantaDay.ts';
import type { Camp } from '../camp/camp.ts';
import type { SeasonDay } from '../camp/isOver.ts';
import { seatsChanges, seatsSaid } from '../camp/seats.ts';
import { seasonState } from './phase.ts';

/** What a listing says of its sign-up. */
export type SignUp = Pick<
  Camp,
  'registrationOpensAt' | 'registrationOpensOn' | 'seats' | 'seatsSaidOn' | 'sessions'
>;

/** The day (YYYY-MM-DD, in Atlanta) that a listing gives for its sign-up; null without one. */
export const signUpDay = ({
  registrationOpensAt,
  registrationOpensOn,
}: Pick<Camp, 'registrationOpensAt' | 'registrationOpensOn'>): string | null =>
  registrationOpensAt === null ? registrationOpensOn : atlantaDay(Date.parse(registrationOpensAt));

/**
 * Whether a camp's sign-up has not begun. The listing's own date decides; without one, what was said of its seats, then
 * its season. Of an unknown season nothing is claimed.
 */
export function isNotOpenYet(
  camp: SignUp,
  { dates, day }: Pick<SeasonDay, 'dates' | 'day'>,
): boolean {
  // On the day itself it may be open.
  const opensOn = signUpDay(camp);
  if (opensOn !== null) return opensOn > day;
  const isEarly = dates !== undefined && seasonState(dates, day) === 'upcoming';
  return isEarly && seatsSaid(camp, day) === null;
}

/** The days from which on isNotOpenYet may answer otherwise, but for those of the season (phaseChanges). */
export const openingChanges = (camp: SignUp): string[] => {
  const opensOn = signUpDay(camp);
  return opensOn === null ? seatsChanges(camp) : [opensOn];
};
