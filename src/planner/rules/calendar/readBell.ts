import type { Span } from '../coverage/span.ts';

const CLOCK = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b|\b(\d{1,2}):(\d\d)\b|\bnoon\b/g;
const NOON = 12 * 60;
/** The range of release times on a short day. Other times are a start or a meeting. */
const EARLIEST = 10 * 60;
const LATEST = 16 * 60;

/**
 * When school lets out, in minutes after midnight, if an event's title names one such time, or else its text; without a
 * word about it the start of the event (`hours`; null for a whole day), or its end where it lasts from the morning. Null
 * when there is none, and when several schools have each their own.
 */
export function readBell(title: string, text: string, hours: Span | null): number | null {
  const inTitle = bellsIn(title);
  const inWords = inTitle.length > 0 ? inTitle : bellsIn(text);
  if (inWords.length > 0) return inWords.length === 1 ? (inWords[0] ?? null) : null;
  return hours === null ? null : ([hours.from, hours.to].find(isBell) ?? null);
}

const isBell = (minutes: number) => minutes >= EARLIEST && minutes <= LATEST;

function bellsIn(text: string): number[] {
  const clocks = [...text.toLowerCase().matchAll(CLOCK)].map(
    ([, hour, minute = '0', half, bareHour, bareMinute]) => {
      if (hour !== undefined)
        return (Number(hour) % 12) * 60 + Number(minute) + (half === 'p' ? NOON : 0);
      if (bareHour === undefined) return NOON;
      // Without am and pm: 1 to 4 is after noon.
      return Number(bareHour) * 60 + Number(bareMinute) + (Number(bareHour) < 5 ? NOON : 0);
    },
  );
  return [...new Set(clocks.filter(isBell))];
}
