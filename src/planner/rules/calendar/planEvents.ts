import type { CalendarEvent } from '#base/calendarFile/calendarFile.ts';
import { familyDayKind } from './familyDays.ts';
import type { Hours } from '#camps/rules/text/hours.ts';

/** A row of the plan, as calendars get to know it. */
export type CalendarRow = {
  entryId: string;
  title: string;
  /** YYYY-MM-DD */
  days: readonly string[];
  /** The last day of one event that begins on the only one of `days`. */
  lastDay?: string;
  /** Days that a file was made with before: those that are no longer in `days` are struck out. */
  sentDays?: readonly string[];
  hours: Hours | null;
  /** All day, and on purpose. */
  isOvernight?: boolean;
  /** '' leaves it out, as with `url`. */
  place: string;
  url: string;
  /** Who brings and who picks up, a line each; '' leaves it out. */
  drivers?: string;
  /** The whole description, which `drivers` and `url` make otherwise. */
  text?: string;
  /** As CalendarEvent has them. */
  alarms?: readonly number[];
  status: 'tentative' | 'confirmed' | 'cancelled';
  sequence: number;
  /** Ms since 1970. */
  changedAt: number;
};

/**
 * One event for each day of each row, earliest first whatever the order of the rows: some calendars on Android take the
 * first only. `host`, the name of the site, and the row's id make UIDs that stay for good.
 */
export function planEvents(rows: readonly CalendarRow[], host: string): CalendarEvent[] {
  return rows
    .flatMap((row) => rowEvents(row, host))
    .toSorted((a, b) => compare(a.day, b.day) || compare(a.uid, b.uid));
}

const compare = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);

function rowEvents(row: CalendarRow, host: string): CalendarEvent[] {
  const { entryId, title, place, url, hours, lastDay, sequence, changedAt, alarms } = row;
  const days = new Set(row.days);
  const shared = { title, text: textOf(row), place, url, hours, sequence, changedAt };
  return [...new Set([...days, ...(row.sentDays ?? [])])].map((day) => ({
    ...shared,
    uid: `${encodeURIComponent(entryId)}-${day}@${host}`,
    day,
    ...(lastDay !== undefined && days.has(day) && { lastDay }),
    ...(alarms !== undefined && days.has(day) && { alarms }),
    status: days.has(day) ? row.status : 'cancelled',
  }));
}

function textOf(row: CalendarRow): string {
  const { entryId, hours, isOvernight = false, drivers, url, text } = row;
  if (text !== undefined) return text;
  const isUnknown = hours === null && !isOvernight && familyDayKind(entryId) === null;
  return [isUnknown ? 'Hours not listed: ask the camp' : '', drivers, url]
    .filter(Boolean)
    .join('\n');
}
