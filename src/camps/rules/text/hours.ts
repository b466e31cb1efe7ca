import { type ClockReading, type HourToken, hourTokens } from './hourTokens.ts';

/** Minutes after midnight on the same day, `from` before `to`. */
export type Hours = { from: number; to: number };

/** A guess between am and pm must give a plausible camp day: no earlier drop-off, and no longer day. */
const EARLIEST_GUESS = 6.5 * 60;
const SHORTEST_GUESS = 90;
const LONGEST_GUESS = 12 * 60;
/** A listing's hours have at most 200 characters; longer texts are not read. */
const LONGEST = 300;

/** One letter a token, so that the shape of a clause can be matched. */
const lettersOf = (tokens: readonly HourToken[]) => tokens.map(({ kind }) => kind[0]).join('');
/** Drops tokens that do not affect the hours. */
const weighty = (tokens: readonly HourToken[]) => lettersOf(tokens).replaceAll(/[fl]/g, '');
/** Some weekdays, as 'Mon-Fri', and one range of clocks beside them or none. */
const DAYS_AND_RANGE = /^d?(?:w(?:[ds]?w)*d?)?(cdc)?(?:d?w(?:[ds]?w)*)?d?$/;
/** Matches the tokens of before or after care: times, prices, availability. */
const CARE = /^[cdsweop]*$/;

type Reading = { hours: Hours; isAll: boolean };

/** The hours, and whether the text contains nothing else. */
function readAll(text: string | null): Reading | null {
  if (text === null || text.length > LONGEST) return null;
  const words = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()
    .replace(/^from /, '');
  // Two lengths of a day and one range: of which?
  if (/\bhalf\b/.test(words) && /\bfull\b/.test(words)) return null;
  const tokens = hourTokens(words);
  const clauses = clausesOf(tokens);
  const care = clauses.filter(isCare);
  const camp = clauses.filter((clause) => !isCare(clause));
  if (!camp.every((clause) => DAYS_AND_RANGE.test(weighty(clause)))) return null;
  const [first, last, another] = clocksOf(camp.flat());
  if (!first || !last || another) return null;
  // '9-3' may be hours, but with care in the text its numbers may be of either.
  const hours = hoursBetween(first, last, care.length > 0);
  if (hours === null || !care.every((clause) => isBeside(clause, hours))) return null;
  const isOfLength = (token: HourToken) =>
    token.kind !== 'length' || token.minutes === hours.to - hours.from;
  return camp.flat().every(isOfLength) ? { hours, isAll: /^cdcb?$/.test(lettersOf(tokens)) } : null;
}

function clausesOf(tokens: readonly HourToken[]): HourToken[][] {
  const clauses: HourToken[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'break') clauses.push([]);
    else clauses.at(-1)?.push(token);
  }
  return clauses;
}

const isCare = (clause: readonly HourToken[]) => clause.some(({ kind }) => kind === 'extended');

const clocksOf = (clause: readonly HourToken[]): ClockReading[] =>
  clause.flatMap((token) => (token.kind === 'clock' ? [token.clock] : []));

/** Whether care lies before or after the camp: 'aftercare until 6pm', 'extended day available'. Else it may be in the hours. */
function isBeside(clause: readonly HourToken[], { from, to }: Hours): boolean {
  const clocks = clocksOf(clause);
  const isOutside = clocks.every(({ readings }) => readings.some((at) => at <= from || at >= to));
  const isBeyond = clocks.some(({ readings }) => readings.every((at) => at < from || at > to));
  const isOffered = clocks.length === 0 && clause.some(({ kind }) => kind === 'offered');
  return CARE.test(weighty(clause)) && isOutside && (isBeyond || isOffered);
}

/** The one way to read two clocks as the hours of a day; null when there is none or another. */
function hoursBetween(
  first: ClockReading,
  last: ClockReading,
  mustBeMarked: boolean,
): Hours | null {
  const isMarked = first.isMarked || last.isMarked;
  // Ages rise, and a day that falls from 9 to 3 passes noon.
  if (!isMarked && (mustBeMarked || first.hour <= last.hour)) return null;
  // An hour above 12 means that both are on a 24-hour clock: 09:00-15:00.
  const is24 = first.is24 || last.is24;
  const halves = ({ readings }: ClockReading) => (is24 ? readings.slice(0, 1) : readings);
  const isGuess = !is24 && first.readings.length + last.readings.length > 2;
  const isFirstGuess = !is24 && first.readings.length > 1;
  const possible = halves(first).flatMap((from) =>
    halves(last).flatMap((to) => {
      const length = to - from;
      if (length <= 0 || (isFirstGuess && from < EARLIEST_GUESS)) return [];
      if (isGuess && (length < SHORTEST_GUESS || length > LONGEST_GUESS)) return [];
      return [{ from, to }];
    }),
  );
  const [only, another] = possible;
  return only && !another ? only : null;
}

/**
 * Reads a listing's hours when there is only one way to read them: '9am-3pm', '9-3', 'M-F 8:30-3:30 (full day)' and
 * '9am-3pm, aftercare until 6pm' (the camp's, not those of care), but not '9-12' (ages?), two ranges, or words that may
 * change the meaning of the range.
 */
export const readHours = (text: string | null): Hours | 'unknown' =>
  readAll(text)?.hours ?? 'unknown';

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

/** '9:00 am – 3:00 pm'; a line may end after the dash. */
export const hoursRange = ({ from, to }: Hours): string =>
  `${clockLabel(from)}\u00a0– ${clockLabel(to)}`;

/** The hours in one style when they are certain and the whole text, else the provider's words; null when empty. */
export function hoursLabel(text: string | null): string | null {
  const reading = readAll(text);
  return reading?.isAll ? hoursRange(reading.hours) : text?.trim() || null;
}
