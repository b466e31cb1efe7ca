import { groupBy } from '#base/text/groupBy.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { atlantaClock } from '#base/day/atlantaClock.ts';
import { isCalendarDay } from '#base/day/calendar.ts';
import { daysBetween } from '#base/day/daysBetween.ts';
import { seatsOn } from '#camps/rules/camp/seats.ts';
import { isNotOpenYet, type SignUp } from '#camps/rules/season/isNotOpenYet.ts';
import type { SeasonDates } from '#camps/rules/season/phase.ts';
import { openingMoment } from '../calendar/openingMoment.ts';
import type { PlanCamps } from '../coverage/planCamps.ts';
import type { PlanEntry, PlanStatus } from '#family/rules/plan/planEntry.ts';

/**
 * When a camp's sign-up opens. `day` is YYYY-MM-DD, `minutes` after midnight in Atlanta or null where only the day is
 * known, `inDays` 0 for today. undated: the listing gives no day, and cards offer its sign-up (isNotOpenYet). unsaid: not
 * announced.
 */
export type OpeningState =
  | { kind: 'ahead'; day: string; minutes: number | null; inDays: number }
  | { kind: 'open'; closesOn: string | null }
  | { kind: 'closed'; closesOn: string }
  | { kind: 'undated' }
  | { kind: 'unsaid' };

/** `entries` are those of one camp that still need a place. */
export type RegistrationOpening = {
  camp: Camp;
  entries: readonly PlanEntry[];
  state: OpeningState;
};

/** Openings within these days come first: a family must not miss them. */
const SOON_DAYS = 14;

/** The statuses that still need a sign-up; the others are booked, waitlisted or cancelled. */
const TO_SIGN_UP: ReadonlySet<PlanStatus> = new Set(['considering', 'planned']);

/**
 * The camps of the plan that still need a sign-up, each once: those that open within two weeks, the open ones, those
 * without a day, those that open later, those not announced, closed ones. `now`: ms since 1970.
 */
export function registrationOpenings(
  entries: readonly PlanEntry[],
  camps: PlanCamps,
  now: number,
): RegistrationOpening[] {
  const { day: today } = atlantaClock(now);
  const isAhead = (entry: PlanEntry) =>
    (entry.days.at(-1) ?? camps(entry)?.days.at(-1) ?? today) >= today;
  const toSignUp = entries.filter((entry) => TO_SIGN_UP.has(entry.status) && isAhead(entry));
  return [...groupBy(toSignUp, ({ campId }) => campId)]
    .flatMap(([campId, ofCamp]): RegistrationOpening[] => {
      const found = camps({ campId });
      if (found === null) return [];
      const { camp, season } = found;
      return [{ camp, entries: ofCamp, state: openingState(camp, season, now) }];
    })
    .toSorted((a, b) => rank(a.state) - rank(b.state) || byMoment(a, b));
}

/** `season`: the camp's; null where it is not known. `now`: ms since 1970. */
export function openingState(
  camp: SignUp & Pick<Camp, 'registrationClosesOn'>,
  season: SeasonDates | null,
  now: number,
): OpeningState {
  const { day: today } = atlantaClock(now);
  const closesOn = camp.registrationClosesOn;
  if (closesOn !== null && closesOn < today) return { kind: 'closed', closesOn };
  const moment = openingMoment(camp.registrationOpensAt);
  if (moment !== null) {
    if (moment <= now) return { kind: 'open', closesOn };
    const { day, minutes } = atlantaClock(moment);
    return { kind: 'ahead', day, minutes, inDays: daysBetween(today, day) };
  }
  const day = camp.registrationOpensOn;
  if (day === null || !isCalendarDay(day)) {
    // Somebody has a spot there: it has begun.
    const seats = seatsOn(camp, today);
    if (seats === 'open' || seats === 'few') return { kind: 'open', closesOn };
    return { kind: undatedKind(camp, season, today) };
  }
  // On the day itself with an unknown minute, it may be open or not.
  if (day < today) return { kind: 'open', closesOn };
  return { kind: 'ahead', day, minutes: null, inDays: daysBetween(today, day) };
}

/** What the camp's card says, too. */
function undatedKind(camp: SignUp, season: SeasonDates | null, day: string): 'undated' | 'unsaid' {
  const dates = season === null ? {} : { dates: season };
  return isNotOpenYet(camp, { ...dates, day }) ? 'unsaid' : 'undated';
}

function rank(state: OpeningState): number {
  if (state.kind === 'ahead') return state.inDays <= SOON_DAYS ? 0 : 3;
  return { open: 1, undated: 2, unsaid: 4, closed: 5 }[state.kind];
}

function byMoment(a: RegistrationOpening, b: RegistrationOpening): number {
  return keyOf(a) < keyOf(b) ? -1 : 1;
}

/** The first to open first; an unknown minute counts as the morning. */
function keyOf({ camp, state }: RegistrationOpening): string {
  const opening =
    state.kind === 'ahead' ? `${state.day} ${String(state.minutes ?? 0).padStart(4, '0')}` : '';
  return `${opening} ${camp.providerName} ${camp.id}`;
}
