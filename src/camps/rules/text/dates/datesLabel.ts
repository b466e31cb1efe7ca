import { addDays, dayRange, yearOf } from '#base/day/calendar.ts';
import { unbroken } from '#base/text/unbroken.ts';
import { type CampSession, sessionDays, sessionLabel } from './campDates.ts';

/** `text`: all of it in one line, for places without room for a list. */
export type DatesLabel =
  | { kind: 'none' }
  | { kind: 'simple'; text: string }
  | { kind: 'complex'; span: string; text: string; sessions: string[] };

/** A card shows the span and a 'See All Dates' button for this many sessions or more. */
const COMPLEX_FROM = 4;

/**
 * Up to three sessions are each shown ('Oct 6–10, Oct 13'); four or more become a span ('Sep 22–Oct 24')
 * and the list of all ('Mon, Sep 22 – Fri, Sep 26'). Where pages mix years, `impliedYear` goes without saying and every
 * other year is named ('Apr 5–9, 2027').
 */
export function datesLabel(
  sessions: readonly CampSession[],
  impliedYear: number | null = null,
): DatesLabel {
  const [first] = sessions;
  if (!first) return { kind: 'none' };
  const listed = (some: readonly CampSession[]) => listOf(some, impliedYear);
  if (sessions.length < COMPLEX_FROM) return { kind: 'simple', text: listed(sessions) };
  const end = sessions.reduce((last, one) => (one.end > last ? one.end : last), first.end);
  const span = listed([{ start: first.start, end }]);
  const runs = runsOf(sessions);
  return {
    kind: 'complex',
    span,
    text:
      runs.length < COMPLEX_FROM
        ? listed(runs)
        : `${span} (${sessionDays(sessions).length}\u00a0days)`,
    sessions: sessions.map(sessionLabel),
  };
}

/** A year stands once, behind the last of its sessions. */
function listOf(sessions: readonly CampSession[], impliedYear: number | null): string {
  return sessions
    .map(({ start, end }, at) => {
      const year = yearOf(end);
      const next = sessions[at + 1];
      const isSaid = impliedYear !== null && year !== impliedYear;
      const isLast = next === undefined || yearOf(next.end) !== year;
      return unbroken(`${dayRange(start, end)}${isSaid && isLast ? `, ${year}` : ''}`);
    })
    .join(', ');
}

/** Sessions without a day between them as one: a range never hides days without camp. */
function runsOf(sessions: readonly CampSession[]): CampSession[] {
  const runs: CampSession[] = [];
  for (const { start, end } of sessions) {
    const last = runs.at(-1);
    if (last && start <= addDays(last.end, 1)) last.end = end > last.end ? end : last.end;
    else runs.push({ start, end });
  }
  return runs;
}
