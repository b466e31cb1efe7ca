import { addDays } from '#base/day/calendar.ts';
import { atlantaClock } from '#base/day/atlantaClock.ts';
import type { Span } from '#planner/rules/coverage/span.ts';

/** What a calendar shows: a day (YYYY-MM-DD), and minutes after midnight or null for the day as such. */
export type Wall = { day: string; minutes: number | null; isUtc: boolean };

/** Parses '20261005', '20261005T090000' or '20261005T130000Z', and no other text. */
export function parseWallTime(text: string): Wall {
  const day = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`;
  const minutes =
    text.length === 8 ? null : Number(text.slice(9, 11)) * 60 + Number(text.slice(11, 13));
  return { day, minutes, isUtc: text.endsWith('Z') };
}

const LAST_MINUTE = 24 * 60 - 1;

/** The same on Atlanta's clock. */
export function localWall(wall: Wall): Wall {
  if (!wall.isUtc || wall.minutes === null) return { ...wall, isUtc: false };
  const moment = Date.parse(`${wall.day}T00:00:00Z`) + wall.minutes * 60_000;
  return { ...atlantaClock(moment), isUtc: false };
}

/**
 * Whether a start is not later than its rule's UNTIL. A bare date counts to its end. Two clocks are compared on that of
 * Atlanta, but midnights mean days, as in `eventSpan`.
 */
export function isByEnd(start: Wall, until: Wall | null): boolean {
  if (until === null) return true;
  const isOneClock = until.minutes !== null && start.isUtc === until.isUtc;
  const clockOf = (wall: Wall) =>
    isOneClock || (isMidnight(start) && isMidnight(wall)) ? wall : localWall(wall);
  const [at, end] = [clockOf(start), clockOf(until)];
  if (at.day !== end.day) return at.day < end.day;
  return (at.minutes ?? 0) <= (end.minutes ?? LAST_MINUTE);
}

const isMidnight = ({ minutes }: Wall) => (minutes ?? 0) === 0;

export type EventSpan = {
  /** The inclusive bounds. */
  from: string;
  to: string;
  /** Minutes after midnight of its start and end; null for a whole day. */
  hours: Span | null;
};

/**
 * The days of an event. Its end is not part of it. From midnight to midnight (or to 23:59) is a whole day, also where a
 * program has written the midnights in UTC. An end before the start is none: the event is of one day.
 */
export function eventSpan(start: Wall, end: Wall): EventSpan {
  const isMidnights =
    isMidnight(start) && (isMidnight(end) ? end.day > start.day : end.minutes === LAST_MINUTE);
  if (start.minutes === null || isMidnights) return { ...daysOf(start, end), hours: null };
  if (start.isUtc || end.isUtc) return eventSpan(localWall(start), localWall(end));
  const days = daysOf(start, end);
  // With times at both ends the days between are whole ones, if there are any.
  const isLong = days.to > addDays(days.from, 1);
  return { ...days, hours: isLong ? null : { from: start.minutes, to: end.minutes ?? 0 } };
}

function daysOf(start: Wall, end: Wall): { from: string; to: string } {
  const last = isMidnight(end) ? addDays(end.day, -1) : end.day;
  return { from: start.day, to: last < start.day ? start.day : last };
}
