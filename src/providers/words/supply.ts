import { shortDay } from '#base/day/calendar.ts';
import type { EmptiestWeeks, WeekCount } from '#providers/rules/supply/emptiestWeeks.ts';

/** '1 camp', 'no camps', '22 camps'. */
const camps = (count: number) =>
  count === 0 ? 'no camps' : count === 1 ? '1 camp' : `${count} camps`;

const weekAfter = (after: number | null) => (after === null ? '' : ` The week after: ${after}.`);

/** 'Week of Oct 6', 'Weeks of Oct 6, Oct 13 and Oct 20'. */
function weeksOf(mondays: readonly string[]): string {
  const days = mondays.map(shortDay);
  const last = days.pop() ?? '';
  return days.length === 0
    ? `Week of ${last}`
    : `Weeks of ${days.join(', ')}${days.length > 1 ? ',' : ''} and ${last}`;
}

/** The rest of a sentence about the weeks with the fewest camps: the next one, or the one with the most. */
const contrast = ({ after, most }: EmptiestWeeks) =>
  most !== null && after === null
    ? ` The week of ${shortDay(most.monday)} has the most: ${most.camps}.`
    : weekAfter(after);

/** More weeks than these are counted, not named. */
export const MOST_NAMED = 3;

type Near = { miles: number; ages: string };

/** Copy of the view that counts the camps near a provider, week by week. */
export const supplyCopy = {
  place: 'City or ZIP',
  ages: 'Ages',
  anyAge: 'Any age',
  band: (words: string) => words.replace(/^a/, 'A'),
  break: 'Break',
  /** Of the weeks with the fewest camps. `season`: the break they are in. */
  emptiest: (weeks: EmptiestWeeks, { miles, ages }: Near, place: string, season: string) => {
    const { mondays } = weeks;
    const what = `${camps(weeks.camps)} for ${ages} within ${miles} miles of ${place}`;
    if (mondays.length <= MOST_NAMED) return `${weeksOf(mondays)}: ${what}.${contrast(weeks)}`;
    return `${mondays.length} weeks of ${season} have ${what}.${contrast(weeks)}`;
  },
  /** Beside the dates of the form: one week, several, or none yet. */
  thatWeek: (count: number, after: number | null, { miles, ages }: Near) =>
    `That week: ${camps(count)} for ${ages} within ${miles} miles.${weekAfter(after)}`,
  yourWeeks: (fewest: WeekCount, most: number, { miles, ages }: Near) =>
    fewest.camps === most
      ? `Each of your weeks: ${camps(most)} for ${ages} within ${miles} miles.`
      : `Your weeks: ${fewest.camps} to ${camps(most)} for ${ages} within ${miles} miles. Fewest the week of ${shortDay(fewest.monday)}.`,
  theseAges: 'these ages',
  undated: (count: number) =>
    count === 1
      ? '1 more camp doesn’t give exact dates.'
      : `${count} more camps don’t give exact dates.`,
  unplaced: (count: number) =>
    count === 1 ? '1 more camp lists no address.' : `${count} more camps list no address.`,
  chart: (season: string) => `Week by week: ${season}`,
  table: {
    caption: ({ miles, ages, place, season }: Near & { place: string; season: string }) =>
      `${season}: camps for ${ages} within ${miles} miles of ${place}`,
    week: 'Week',
    camps: 'Camps',
    districts: (count: number | 'all') => {
      if (count === 'all') return 'Summer Break';
      return count === 1 ? '1 district off' : `${count} districts off`;
    },
    fewest: 'Fewest',
    yours: 'Your dates',
    zipCodes: (start: string) => `ZIP codes ${start}xx`,
    popular: {
      some: (areas: readonly string[], more: number) =>
        `Some families need care: ${places(areas, more)}`,
      many: (areas: readonly string[], more: number) =>
        `Many families need care: ${places(areas, more)}`,
    },
  },
  /** Under weeks that are shown for their camps alone. */
  noCalendar: 'Schools haven’t published all these dates yet. We show weeks when camps run.',
  emptyPlace: 'Enter a city or ZIP in Georgia.',
  noPlace: 'We don’t know that place. Try a city or ZIP in Georgia.',
  noWeeks: 'No school district has published its days off yet. Check back soon.',
  noCamps: 'No camps are listed yet. Yours could be the first.',
  loading: 'Counting camps…',
  offline:
    'This device has no saved camps to count yet. Go online once, and we’ll count them here.',
  failed: {
    title: 'We couldn’t load the camps',
    text: 'Check your connection and try again.',
    retry: 'Try again',
  },
} as const;

const places = (areas: readonly string[], more: number): string =>
  [...areas, ...(more > 0 ? [`${more} more`] : [])].join(', ');
