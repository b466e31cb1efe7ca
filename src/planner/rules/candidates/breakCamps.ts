import type { Camp } from '#camps/rules/camp/camp.ts';
import { monthOf } from '#base/day/calendar.ts';
import { memoize } from '#camps/rules/list/remember.ts';
import type { Season } from '#camps/rules/season/season.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';
import { readHours } from '#camps/rules/text/hours.ts';
import { type Price, readPrice } from '#camps/rules/text/price.ts';
import type { Span } from '../coverage/span.ts';
import { isAssumedForSession } from '../money/bookingPrice.ts';

/** A camp that runs on one of the days of a break, read for comparing. */
export type BreakCamp = {
  camp: Camp;
  /** All its certain days, sorted, and those of the break. */
  listedDays: readonly string[];
  breakDays: readonly string[];
  /** The places of these in the days of the break. */
  places: readonly number[];
  hours: Span | 'unknown';
  /** The same number for the same text: what hours do is computed once for each. */
  hoursNumber: number;
  price: Price;
  /** The approximate price of a day, for sorting; Infinity when unknown. */
  centsPerDay: number;
};

/** The camps by day of the break, in the order of the list. */
export type BreakCamps = ReadonlyMap<string, readonly BreakCamp[]>;

/**
 * The camps that run in a break, whose `days` are sorted YYYY-MM-DD: read once, so that a tap on a day looks at the camps
 * of that day only. Every different text is read once: ten thousand camps have a few hundred.
 */
export function createBreakCamps(
  camps: readonly Camp[],
  seasons: readonly Season[],
  days: readonly string[],
): BreakCamps {
  const placeOf = new Map(days.map((day, place) => [day, place]));
  const byPlace = days.map((): BreakCamp[] => []);
  const daysOf = readDays(seasons);
  let hoursCount = 0;
  const hoursOf = memoize(
    new Map<string | null, Pick<BreakCamp, 'hours' | 'hoursNumber'>>(),
    (text) => ({ hours: readHours(text), hoursNumber: hoursCount++ }),
  );
  const priceOf = memoize(new Map<string | null, Price>(), readPrice);
  const [first = ''] = days;
  const last = days.at(-1) ?? '';
  for (const camp of camps) {
    const listedDays = daysOf(camp);
    if ((listedDays[0] ?? '') > last || (listedDays.at(-1) ?? '') < first) continue;
    const breakDays: string[] = [];
    const places: number[] = [];
    for (const day of listedDays) {
      const place = placeOf.get(day);
      if (place === undefined) continue;
      breakDays.push(day);
      places.push(place);
    }
    if (breakDays.length === 0) continue;
    const price = priceOf(camp.price);
    const { hours, hoursNumber } = hoursOf(camp.hours);
    const one = {
      camp,
      listedDays,
      breakDays,
      places,
      hours,
      hoursNumber,
      price,
      centsPerDay: aboutPerDay(price, breakDays.length, listedDays.length),
    };
    for (const place of places) byPlace[place]?.push(one);
  }
  return new Map(days.map((day, place) => [day, byPlace[place] ?? []]));
}

/** Listed days as they are: the parser of the camp has sorted them. */
function readDays(seasons: readonly Season[]): (camp: Camp) => readonly string[] {
  const bySeason = new Map(seasons.map((season) => [season.id, season]));
  const memory = new Map<string, readonly string[]>();
  return (camp) => {
    if (camp.days !== null && camp.days.length > 0) return camp.days;
    const season = bySeason.get(camp.seasonId);
    if (!season || camp.datesText === null) return [];
    const read = () => campDays(camp, season.year, monthOf(season.startsOn));
    return memoize(memory, read)(`${season.id} ${camp.datesText}`);
  };
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
    case 'flat':
      return isAssumedForSession(price) ? price.cents / listedDays : price.cents;
    case 'unknown':
      return Infinity;
    default:
      return price satisfies never;
  }
}
