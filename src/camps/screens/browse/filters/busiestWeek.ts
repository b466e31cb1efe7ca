import { addDays } from '#base/day/calendar.ts';
import { mondayOf } from '#base/day/mondayOf.ts';
import type { Camp } from '#camps/rules/camp/camp.ts';
import { memoize } from '#camps/rules/list/remember.ts';

/**
 * The Monday to Friday on which most of these camps run, as five YYYY-MM-DD days, or null when no
 * camp names a day. Districts take different weeks off, so the week is read from the camps and is
 * never a constant. The earlier week wins a tie.
 */
export function busiestWeek(camps: readonly Camp[]): readonly string[] | null {
  const campsByMonday = new Map<string, number>();
  // Thousands of camps share a few dozen days.
  const knownMonday = memoize(new Map<string, string>(), mondayOf);
  for (const camp of camps) {
    for (const monday of new Set((camp.days ?? []).map(knownMonday))) {
      campsByMonday.set(monday, (campsByMonday.get(monday) ?? 0) + 1);
    }
  }
  const [busiest] = [...campsByMonday].toSorted(
    ([mondayA, a], [mondayB, b]) => b - a || (mondayA < mondayB ? -1 : 1),
  );
  return busiest ? [0, 1, 2, 3, 4].map((days) => addDays(busiest[0], days)) : null;
}
