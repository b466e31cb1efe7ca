import { addDays } from '#base/day/calendar.ts';
import type { Season } from './season.ts';

/** upcoming: announced, sign-up has not begun. open: sign-up has begun. running: its days are here. */
export type Phase = 'upcoming' | 'open' | 'running' | 'past';

/** What places a season in time. */
export type SeasonDates = Pick<Season, 'startsOn' | 'endsOn' | 'state'>;

/** Most camps around Atlanta open their sign-up about three months ahead. */
const OPENS_DAYS_BEFORE = 90;

/**
 * Returns the phase of a season on a day in Atlanta. The operator may open, hold back or close it, but never revive it.
 */
export function seasonPhase({ startsOn, endsOn, state }: SeasonDates, day: string): Phase {
  if (state === 'past' || endsOn < day) return 'past';
  if (startsOn <= day) return 'running';
  if (state !== null) return state === 'open' ? 'open' : 'upcoming';
  return opensOn(startsOn) <= day ? 'open' : 'upcoming';
}

/** Whether families can sign up for its camps on a day: it is open or running, and more than announced. */
export function isOpenOn(season: SeasonDates, day: string): boolean {
  const phase = seasonPhase(season, day);
  return (phase === 'open' || phase === 'running') && season.state !== 'coming_soon';
}

/** What every page says of a season. undated: none of its camps is listed. */
export type SeasonState = Phase | 'undated';

/**
 * Returns the state of a season on a day. `hasCamps` is null while nobody knows. What the operator holds back counts as
 * upcoming.
 */
export function seasonState(
  season: SeasonDates,
  day: string,
  hasCamps: boolean | null = null,
): SeasonState {
  const phase = seasonPhase(season, day);
  if (phase === 'past') return phase;
  if (hasCamps === false) return 'undated';
  return isOpenOn(season, day) ? phase : 'upcoming';
}

/** The days from which on a season may be in another phase. */
export const phaseChanges = ({ startsOn, endsOn }: SeasonDates): string[] => [
  opensOn(startsOn),
  startsOn,
  addDays(endsOn, 1),
];

const opensOn = (startsOn: string) => addDays(startsOn, -OPENS_DAYS_BEFORE);
