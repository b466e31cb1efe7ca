import { addDays } from '../day/calendar.ts';

/**
 * Returns the start and end of an event as calendars write them: '20251006T090000' in local time, or '20251006' without
 * hours. The end is exclusive (RFC 5545, 3.6.1).
 */
export function eventTimes(event: {
  day: string;
  lastDay?: string;
  hours: { from: number; to: number } | null;
}): { start: string; end: string } {
  const { day, lastDay = day, hours } = event;
  if (hours === null) return { start: compactDay(day), end: compactDay(addDays(lastDay, 1)) };
  return { start: localTime(day, hours.from), end: localTime(lastDay, hours.to) };
}

const compactDay = (day: string) => day.replaceAll('-', '');

const DAY_MINUTES = 24 * 60;

/** `minutes` after midnight; those of the next day are written as its own. */
function localTime(day: string, minutes: number): string {
  const wholeDays = Math.floor(minutes / DAY_MINUTES);
  const rest = minutes % DAY_MINUTES;
  const ownDay = wholeDays === 0 ? day : addDays(day, wholeDays);
  return `${compactDay(ownDay)}T${twoDigits(Math.floor(rest / 60))}${twoDigits(rest % 60)}00`;
}

const twoDigits = (part: number) => String(part).padStart(2, '0');
