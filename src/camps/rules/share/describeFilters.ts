import type { Filters } from '../list/filters.ts';
import { plain } from '../camp/plain.ts';
import { shortened } from './shortened.ts';

/**
 * `breakName` as in a season's label ('Fall Break'); `year` may be two ('2025–26'); `months` names the season
 * ('September to October'); `activities` are the names as they are spelled.
 */
export type PageSeason = {
  breakName: string;
  year: number | string;
  months?: string;
  activities?: readonly string[];
  /** Its days are over, so there is no call to sign up. */
  isPast?: boolean;
  /** Most of its sign-ups have not begun. */
  isEarly?: boolean;
};
export type PageCopy = { title: string; description: string; keywords: string[] };

/** A title holds about 60 characters: of a long filter text only the beginning is shown. */
const LONGEST_WORDS = 40;

/** 'sandy springs' from a quick link is 'Sandy Springs' in a title. Typed capitals stay. */
const titled = (text: string) =>
  shortened(text, LONGEST_WORDS).replaceAll(
    /(^|[\s-])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/**
 * Title and description follow the activity and location filters; without a location they name Atlanta. Plain text
 * without the brand: the page adds it and escapes all of it.
 */
export function describeFilters(
  filters: Pick<Filters, 'activity' | 'location'>,
  { breakName, year, months = '', activities = [], isPast = false, isEarly = false }: PageSeason,
): PageCopy {
  const asked = plain(filters.activity);
  const activity = activities.find((name) => plain(name) === asked) ?? titled(filters.activity);
  const place = titled(filters.location) || 'Atlanta';
  const where = /^\d/.test(place) ? `near ${place}` : `in ${place}`;
  const what = activity === '' ? `${breakName} Camps` : `${activity} ${breakName} Camps`;
  const whatInText = activity === '' ? breakName : `${activity} ${breakName}`;
  const named = activity === '' ? [] : [`${activity} camps ${place}`, `${activity} camps ${year}`];
  return {
    title: `${what} ${where}, ${year}${isPast ? ', over' : ''}`,
    description: isPast
      ? `${breakName} ${year} is over. See which ${whatInText} camps ran ${where}, and when the next break is.`
      : `Find ${whatInText} camps ${where} for ${`${months} ${year}`.trim()}. ${isEarly ? 'Early dates, hours, ages and prices. Most sign-ups open closer to the break.' : 'Compare dates, hours, ages and prices, then sign up on each camp’s website.'}`,
    keywords: [
      ...named,
      `${breakName} camps ${place}`,
      `${breakName} ${year}`,
      `school break camps ${place}`,
      `day camps ${place}`,
    ].map((copy) => copy.toLowerCase()),
  };
}
