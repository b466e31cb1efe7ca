import type { Span } from '../coverage/span.ts';

const CLOCK = /\b(\d{1,2})(?::(\d\d))?\s*([ap])\.?m\b|\b(\d{1,2}):(\d\d)\b|\bnoon\b/g;
const NOON = 12 * 60;
/** The range of release times on a short day. Other times are a start or a meeting. */
const EARLIEST = 10 * 60;
const LATEST = 16 * 60;
/** An event that begins before it is one of the morning, and not the way home. */
const EARLIEST_START = 11 * 60;
/** A text may be about anything: only sentences with these words are read. */
const LETS_OUT = /\b(?:dismiss|releas)|\b(?:out|bell|leaves?|leaving|school ends)\b/i;
const SENTENCE_END = /[.;!?]\s/;

/**
 * When school lets out, in minutes after midnight: the time in an event's title, or else the one that a sentence of its
 * text names for it, or else its start (`hours`; null for a whole day), or its end where it lasts from the morning. Null
 * when there is none, and when several schools have each their own.
 */
export function readBell(title: string, text: string, hours: Span | null): number | null {
  const sentences = text.split(SENTENCE_END).filter((sentence) => LETS_OUT.test(sentence));
  const inTitle = bellsIn(title);
  const inWords = inTitle.length > 0 ? inTitle : bellsIn(sentences.join(' '));
  if (inWords.length > 0) return inWords.length === 1 ? (inWords[0] ?? null) : null;
  if (hours === null) return null;
  const ofEvent = hours.from < EARLIEST_START ? [hours.to] : [hours.from, hours.to];
  return ofEvent.find(isBell) ?? null;
}

const isBell = (minutes: number) => minutes >= EARLIEST && minutes <= LATEST;

/** The clocks of a text at which a school may let out on a short day, in minutes after midnight, each once. */
export function bellsIn(text: string): number[] {
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
