import { childBreaks, type YearOfBreaks } from '../coverage/childBreaks.ts';
import type { SchoolCalendar } from '../coverage/schoolDay.ts';

type Range = { from: string; to: string };

const kept = new WeakMap<SchoolCalendar, Range & { year: YearOfBreaks }>();

/** Caches `childBreaks` for the same calendar and range (YYYY-MM-DD). */
export function memoizedYear(calendar: SchoolCalendar, { from, to }: Range): YearOfBreaks {
  const known = kept.get(calendar);
  if (known && known.from === from && known.to === to) return known.year;
  const year = childBreaks(calendar, from, to);
  kept.set(calendar, { from, to, year });
  return year;
}
