import type { Camp } from '#camps/rules/camp/camp.ts';
import { seatsOn } from '#camps/rules/camp/seats.ts';
import { sessionCamps } from '#camps/rules/camp/sessionCamp.ts';
import { monthOf } from '#base/day/calendar.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { type Price, readPrice } from '#camps/rules/text/price.ts';
import type { Span } from '../coverage/span.ts';
import { isForSession } from '../money/bookingPrice.ts';

/** A camp that runs on one of the days of a break, read for comparing. */
export type BreakCamp = {
  camp: Camp;
  /** All its certain days, sorted. */
  listedDays: readonly string[];
  times: CampTimes;
  price: Price;
  /** Whether there is room, as it was said within a week. */
  seats: ReturnType<typeof seatsOn>;
  /** The approximate price of a day, for sorting; Infinity when unknown. */
  centsPerDay: number;
};

/** A waitlist covers nothing, so that its days stay open for other camps. */
export const bookedAs = ({ seats }: Pick<BreakCamp, 'seats'>): 'planned' | 'waitlisted' =>
  seats === 'waitlist' || seats === 'full' ? 'waitlisted' : 'planned';

/** When camps run in a break: one object for all camps with the same days and hours, so that a need weighs it once. */
export type CampTimes = {
  /** The days of the break, sorted, and their places in it. */
  days: readonly string[];
  places: readonly number[];
  hours: Span | 'unknown';
};

/** The camps by day of the break, in the order of the list. */
export type BreakCamps = ReadonlyMap<string, readonly BreakCamp[]>;

/**
 * The camps that run in a break, each session as one of its own. `days` of the break are sorted YYYY-MM-DD: read once, so that a tap on a day looks at the camps
 * of that day only. Every different text is read once: ten thousand camps have a few hundred.
 */
export function createBreakCamps(
  camps: readonly Camp[],
  seasons: readonly Season[],
  days: readonly string[],
  today: string,
): BreakCamps {
  const placeOf = new Map(days.map((day, place) => [day, place]));
  const byPlace = days.map((): BreakCamp[] => []);
  const daysOf = readDays(seasons);
  const hoursOf = memoize(new Map<string | null, Span | 'unknown'>(), readHours);
  const priceOf = memoize(new Map<string | null, Price>(), readPrice);
  const noDays = pathTo([], []);
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  for (const camp of camps.flatMap(sessionCamps)) {
    const listedDays = daysOf(camp);
    if ((listedDays[0] ?? '') > last || (listedDays.at(-1) ?? '') < first) continue;
    let path = noDays;
    for (const day of listedDays) {
      const place = placeOf.get(day);
      if (place === undefined) continue;
      path = path.next[place] ??= pathTo([...path.days, day], [...path.places, place]);
    }
    if (path === noDays) continue;
    let times = path.byHours.get(camp.hours);
    if (times === undefined) {
      times = { days: path.days, places: path.places, hours: hoursOf(camp.hours) };
      path.byHours.set(camp.hours, times);
    }
    const price = priceOf(camp.price);
    const centsPerDay = aboutPerDay(price, path.days.length, listedDays.length);
    const seats = seatsOn(camp, today);
    const one = { camp, listedDays, times, price, seats, centsPerDay };
    for (const place of path.places) byPlace[place]?.push(one);
  }
  return new Map(days.map((day, place) => [day, byPlace[place] ?? []]));
}

/** Days of a break, found day by day: camps that run on the same ones share the lists, and nothing is compared or joined. */
type DaysPath = Pick<CampTimes, 'days' | 'places'> & {
  /** By the place of another day. */
  next: DaysPath[];
  byHours: Map<string | null, CampTimes>;
};

const pathTo = (days: readonly string[], places: readonly number[]): DaysPath => ({
  days,
  places,
  next: [],
  byHours: new Map(),
});

/** Listed days as they are: the parser of the camp has sorted them. */
function readDays(seasons: readonly Season[]): (camp: Camp) => readonly string[] {
  const bySeason = new Map(seasons.map((season) => [season.id, season]));
  return (camp) => {
    if (camp.days !== null && camp.days.length > 0) return camp.days;
    const season = bySeason.get(camp.seasonId);
    return season ? campDays(camp, season.year, monthOf(season.startsOn)) : [];
  };
}

/**
 * Reads the days of all camps, which are remembered by their text: createBreakCamps takes little time after it. Yields
 * after each camp.
 */
export function* readDaysInSteps(
  camps: readonly Camp[],
  seasons: readonly Season[],
): Generator<void, void, void> {
  const daysOf = readDays(seasons);
  for (const camp of camps) {
    for (const session of sessionCamps(camp)) daysOf(session);
    yield;
  }
}

const SCHOOL_WEEK_DAYS = 5;

function aboutPerDay(price: Price, breakDays: number, listedDays: number): number {
  switch (price.kind) {
    case 'free':
      return 0;
    case 'perDay':
      return price.cents;
    case 'perWeek':
      return price.cents / Math.min(breakDays, SCHOOL_WEEK_DAYS);
    case 'perSession':
    case 'flat':
      return isForSession(price) ? price.cents / listedDays : price.cents;
    case 'unknown':
      return Infinity;
    default:
      return price satisfies never;
  }
}
