import { campDateTokens, type Token } from './campDateTokens.ts';

/** One written day: 'Mon, Oct 6, 2025', or as little of it as '7'. */
export type Written = {
  weekday: number | null;
  month: number | null;
  day: number;
  year: number | null;
};
/** What 'Mon-Fri' beside a date claims its first and last day to be. */
export type Weekdays = { first: number; last: number };
/** `chunk` counts the parts between ';'. */
export type ReadEntry = {
  kind: 'read';
  text: string;
  chunk: number;
  from: Written;
  to: Written | null;
  weekdays: Weekdays | null;
};
/**
 * shape: known signs in no known order. words: unknown words around a date. qualifier: words with no date of
 * their own ('MW', 'mornings'), so they speak of others. `months` still move the year along.
 */
export type UnreadEntry = {
  kind: 'shape' | 'words' | 'qualifier' | 'harmless';
  text: string;
  chunk: number;
  months: number[];
};

/** Words that say nothing about the days beside them: not known yet, a holiday, days listed for themselves. */
const HARMLESS =
  /^(?:tb[acd]|to be (?:announced|confirmed|determined)|(?:columbus|labor|veterans|indigenous peoples'?|thanksgiving|christmas) (?:day|eve|break|week)|thanksgiving|(?:sun|mon|tues|wednes|thurs|fri|satur)days in [a-z]+)\.?$/i;

function cursorOver(tokens: readonly Token[]) {
  let at = 0;
  return {
    isDone: () => at >= tokens.length,
    isAt: (...kinds: Token['kind'][]) => kinds.some((kind) => tokens[at]?.kind === kind),
    place: () => at,
    goTo: (place: number) => void (at = place),
    take<K extends Token['kind']>(kind: K): Extract<Token, { kind: K }> | null {
      const token = tokens[at];
      if (!token || !isKind(token, kind)) return null;
      at += 1;
      return token;
    },
  };
}
type Cursor = ReturnType<typeof cursorOver>;

function isKind<K extends Token['kind']>(
  token: Token,
  kind: K,
): token is Extract<Token, { kind: K }> {
  return token.kind === kind;
}

/** [weekday [,]] (month day | m/d | day) [[,] year] */
function readWritten(cursor: Cursor): Written | null {
  const weekday = cursor.take('weekday')?.weekday ?? null;
  if (weekday !== null) cursor.take('comma');
  const date = cursor.take('date');
  if (date) return { weekday, month: date.month, day: date.day, year: date.year };
  const month = cursor.take('month')?.month ?? null;
  const day = cursor.take('number')?.value;
  if (day === undefined) return null;
  return { weekday, month, day, year: readYear(cursor) };
}

function readYear(cursor: Cursor): number | null {
  const before = cursor.place();
  cursor.take('comma');
  const year = cursor.take('year')?.year ?? null;
  if (year === null) cursor.goTo(before);
  return year;
}

/** 'Mon-Fri,' before a range. 'Mon, Oct 6' is a day's own weekday and left alone. */
function readWeekdaysBefore(cursor: Cursor): Weekdays | null {
  const before = cursor.place();
  const first = cursor.take('weekday');
  const last = first && cursor.take('dash') ? cursor.take('weekday') : null;
  if (first && last) {
    cursor.take('comma');
    return { first: first.weekday, last: last.weekday };
  }
  cursor.goTo(before);
  return null;
}

/** '(Mon-Fri)' after a range, '(Mon)' after a day; 'broken' when the parenthesis says something else. */
function readWeekdaysAfter(cursor: Cursor): Weekdays | null | 'broken' {
  if (!cursor.take('open')) return null;
  const first = cursor.take('weekday');
  if (!first) return 'broken';
  const last = cursor.take('dash') ? cursor.take('weekday') : first;
  if (!last || !cursor.take('close')) return 'broken';
  return { first: first.weekday, last: last.weekday };
}

function readEntry(cursor: Cursor): Omit<ReadEntry, 'text' | 'chunk'> | null {
  const before = readWeekdaysBefore(cursor);
  const from = readWritten(cursor);
  if (!from) return null;
  const hasEnd = cursor.take('dash') !== null;
  const to = hasEnd ? readWritten(cursor) : null;
  if (hasEnd && !to) return null;
  const after = readWeekdaysAfter(cursor);
  if (after === 'broken' || (before && after)) return null;
  if (!cursor.isDone() && !cursor.isAt('comma', 'and', 'end')) return null;
  return { kind: 'read', from, to, weekdays: before ?? after };
}

function unreadEntry(tokens: readonly Token[], text: string, chunk: number): UnreadEntry {
  const months = tokens.flatMap((token) => ('month' in token ? [token.month] : []));
  const has = (...kinds: Token['kind'][]) => tokens.some(({ kind }) => kinds.includes(kind));
  if (HARMLESS.test(text)) return { kind: 'harmless', text, chunk, months };
  const hasOwnDate = has('month', 'date') || (has('number', 'year') && !has('word'));
  if (!hasOwnDate) return { kind: 'qualifier', text, chunk, months };
  return { kind: has('word') ? 'words' : 'shape', text, chunk, months };
}

/** Cuts a date text into entries. What does not have the shape of a date runs to the next ',', '&' or ';'. */
export function campDateEntries(text: string): (ReadEntry | UnreadEntry)[] {
  const tokens = campDateTokens(text);
  const cursor = cursorOver(tokens);
  const entries: (ReadEntry | UnreadEntry)[] = [];
  let chunk = 0;
  while (!cursor.isDone()) {
    if (cursor.take('end')) chunk += 1;
    else if (!cursor.take('comma') && !cursor.take('and')) {
      const start = cursor.place();
      const entry = readEntry(cursor);
      if (!entry) {
        cursor.goTo(start + 1);
        while (!cursor.isDone() && !cursor.isAt('comma', 'and', 'end')) {
          cursor.goTo(cursor.place() + 1);
        }
      }
      const own = tokens.slice(start, cursor.place());
      const words = text.slice(own[0]?.from, own.at(-1)?.to);
      entries.push(entry ? { ...entry, text: words, chunk } : unreadEntry(own, words, chunk));
    }
  }
  return entries;
}
