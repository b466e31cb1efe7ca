import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { memoize } from '#camps/rules/list/remember.ts';

/** Quick days are for what is next: a busy week of a break that is months away waits. */
const WITHIN_DAYS = 56;

/**
 * The days, from today on, of the Monday to Friday on which most of these camps run within eight weeks of the next camp
 * day: up to five YYYY-MM-DD days, or null when no camp has a day left. Districts take different weeks off, so the week is
 * read from the camps and is never a constant. The earlier week wins a tie.
 */
export function busiestWeek(camps: readonly Camp[], today: string): readonly string[] | null {
  let next: string | null = null;
  for (const { days } of camps) {
    for (const day of days ?? []) if (day >= today && (next === null || day < next)) next = day;
  }
  if (next === null) return null;
  const last = addDays(next, WITHIN_DAYS);
  const campsByMonday = new Map<string, number>();
  // Thousands of camps share a few dozen days.
  const knownMonday = memoize(new Map<string, string>(), mondayOf);
  for (const camp of camps) {
    const ahead = (camp.days ?? []).filter((day) => day >= today && day < last);
    for (const monday of new Set(ahead.map(knownMonday))) {
      campsByMonday.set(monday, (campsByMonday.get(monday) ?? 0) + 1);
    }
  }
  const [busiest] = [...campsByMonday].toSorted(
    ([mondayA, a], [mondayB, b]) => b - a || (mondayA < mondayB ? -1 : 1),
  );
  const week = busiest ? [0, 1, 2, 3, 4].map((days) => addDays(busiest[0], days)) : [];
  const ahead = week.filter((day) => day >= today);
  // Camps of a weekend alone.
  return ahead.length > 0 ? ahead : null;
}
