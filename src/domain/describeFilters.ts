import type { Filters } from './filters.ts';

/** The spec's default place (spec 9). */
const defaultCity = 'Atlanta';

/**
 * What the filters look for, in words for a page description (spec 2): 'Art fall break camps in
 * Decatur'. Only activity and location count; free text and days are nobody else's business.
 */
export function describeFilters(
  filters: Pick<Filters, 'activity' | 'location'>,
  what: string,
): string {
  const activity = filters.activity.trim();
  const location = filters.location.trim();
  const kind = activity === '' ? what : `${capital(activity)} ${what}`;
  const place = location === '' ? defaultCity : placeName(location);
  return `${capital(kind)} in ${place}`;
}

// Links carry 'decatur'; a typed name keeps its own capitals, a zip code has none.
function placeName(location: string): string {
  if (location !== location.toLowerCase()) return location;
  return location.replaceAll(/(^|[\s-])(\p{L})/gu, (_, gap, letter) => gap + letter.toUpperCase());
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
