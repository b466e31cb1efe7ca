import { dateOf, monthOf, shortDay } from '#domain/calendar.ts';
import { askedDays, type FilterKey, type Filters } from '#domain/filters.ts';

/** How a filter is said in a chip or on a button: 'Oct 6 - 8', 'Decatur', 'STEM'. */
export function filterWords(
  filters: Filters,
  key: FilterKey,
  activities: readonly string[],
): string {
  if (key === 'dates') return dayWords(filters);
  const said = filters[key].trim();
  if (key === 'search') return said;
  return (key === 'activity' && knownActivity(said, activities)) || titled(said);
}

/** The directory's spelling of an activity an address names in its own way ('stem'), if it knows it. */
export function knownActivity(said: string, activities: readonly string[]): string | undefined {
  const wanted = said.trim().toLowerCase();
  return activities.find((activity) => activity.toLowerCase() === wanted);
}

function dayWords(filters: Filters): string {
  const days = askedDays(filters);
  if (days === null) return '';
  const { from, to } = days;
  if (from === to) return shortDay(from);
  const sameMonth = from.slice(0, 4) === to.slice(0, 4) && monthOf(from) === monthOf(to);
  return `${shortDay(from)} - ${sameMonth ? dateOf(to) : shortDay(to)}`;
}

/** Quick links write places in small letters: 'decatur' is said 'Decatur'. Words with capitals stay. */
function titled(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text.replaceAll(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase());
}
