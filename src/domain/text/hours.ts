/** Minutes after midnight on the same day, `from` before `to`. */
export type Hours = { from: number; to: number };

const NOON = 12 * 60;
/** Nobody drops a child off earlier: a reading that starts earlier is not what was meant. */
const EARLIEST_GUESS = 6 * 60;

const CLOCK = /^(\d{1,2})(?::(\d\d))?\s*(?:(a|p)(?:\.?\s*m\.?)?)?$/;
const SPLIT =
  /^(?:from )?(.+?)\s*(?:[-\u2010-\u2015\u2212]+|\bto\b|\buntil\b|\btill?\b)\s*(.+?)\.?$/;

type Clock = { readings: number[]; isMarked: boolean; is24: boolean };

/** Every time of day that '9', '9:30', '9am' or 'noon' can mean. */
function readClock(text: string): Clock | null {
  if (/^(?:12 ?)?noon$/.test(text)) return { readings: [NOON], isMarked: true, is24: false };
  const [, hourText, minuteText, half] = CLOCK.exec(text) ?? [];
  if (hourText === undefined) return null;
  const hour = Number(hourText);
  const minutes = Number(minuteText ?? 0);
  if (hour > 23 || minutes > 59) return null;
  const isMarked = half !== undefined || minuteText !== undefined;
  if (hour > 12 || hour === 0) {
    return half === undefined ? { readings: [hour * 60 + minutes], isMarked, is24: true } : null;
  }
  const morning = (hour % 12) * 60 + minutes;
  const readings = half === 'a' ? [morning] : [morning + NOON];
  return {
    readings: half === undefined ? [morning, ...readings] : readings,
    isMarked,
    is24: false,
  };
}

/**
 * Reads a listing's hours when there is only one way to read them: '9am-3pm', '9-3pm' and '8:30-3:30' (no other
 * choice of am and pm is in order), but not '1-3pm', '9-3' (ages?) or 'Full day'.
 */
export function readHours(text: string | null): Hours | 'unknown' {
  const plainText = (text ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
  const [, fromText = '', toText = ''] = SPLIT.exec(plainText) ?? [];
  const first = readClock(fromText);
  const last = readClock(toText);
  if (!first || !last || !(first.isMarked || last.isMarked)) return 'unknown';
  // An hour above 12 means that both are on a 24-hour clock: 09:00-15:00.
  const is24 = first.is24 || last.is24;
  const halves = ({ readings }: Clock) => (is24 ? readings.slice(0, 1) : readings);
  const possible = halves(first).flatMap((from) =>
    halves(last).flatMap((to) => (from < to ? [{ from, to }] : [])),
  );
  const [only, another] = possible;
  if (!only || another) return 'unknown';
  const isGuessed = first.readings.length > 1 && !is24;
  return isGuessed && only.from < EARLIEST_GUESS ? 'unknown' : only;
}

/**
 * What a camp must cover so that a parent can work: 8:30 to 17:00, less half an hour at each end, because few camps
 * cover all of it. Screens that offer the filter name these hours.
 */
export const workday: Hours = { from: 9 * 60, to: 16 * 60 + 30 };

/** 540 is '9:00 am', with a space that keeps it on one line. */
export function clockLabel(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const rest = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 === 0 ? 12 : hour % 12}:${rest}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}

/** '9:00 am – 3:00 pm' when certain, else the provider's own words; null when there are none. A line may end after the dash. */
export function hoursLabel(text: string | null): string | null {
  const hours = readHours(text);
  if (hours === 'unknown') return text?.trim() || null;
  return `${clockLabel(hours.from)}\u00a0– ${clockLabel(hours.to)}`;
}
