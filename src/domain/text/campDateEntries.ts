import { campDateTokens, type Token } from './campDateTokens.ts';

/** One written day: 'Mon, Oct 6, 2025', or as little of it as '7'. */
export type Written = {
  weekday: number | null;
  month: number | null;
  day: number;
  year: number | null;
};
/** 'Mon-Fri' beside a date: the weekdays of its first and last day. */
export type Weekdays = { first: number; last: number };
/** `group` is the number of the part between ';'. */
export type ReadEntry = {
  kind: 'read';
  text: string;
  group: number;
  from: Written;
  to: Written | null;
  weekdays: Weekdays | null;
};
/**
 * shape: known tokens in no known order. words: unknown words around a date. qualifier: words without a date of
 * their own ('MW', 'mornings'), so they are about others. `months` still move the year along.
 */
export type UnreadEntry = {
  kind: 'shape' | 'words' | 'qualifier' | 'harmless';
  text: string;
  group: number;
  months: number[];
};

/** Words that do not change the dates around them: not known yet, a holiday, days listed by themselves. */
const HARMLESS =
  /^(?:tb[acd]|to be (?:announced|confirmed|determined)|(?:columbus|labor|veterans|indigenous peoples'?|thanksgiving|christmas) (?:day|eve|break|week)|thanksgiving|(?:sun|mon|tues|wednes|thurs|fri|satur)days in [a-z]+)\.?$/i;

function cursorOver(tokens: readonly Token[]) {
  let index = 0;
  return {
    isDone: () => index >= tokens.length,
    isAt: (...kinds: Token['kind'][]) => kinds.some((kind) => tokens[index]?.kind === kind),
    position: () => index,
    goTo: (position: number) => void (index = position),
    take<K extends Token['kind']>(kind: K): Extract<Token, { kind: K }> | null {
      const token = tokens[index];
      if (!token || !isKind(token, kind)) return null;
      index += 1;
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
  const before = cursor.position();
  cursor.take('comma');
  const year = cursor.take('year')?.year ?? null;
  if (year === null) cursor.goTo(before);
  return year;
}

/** 'Mon-Fri,' before a range. In 'Mon, Oct 6' the weekday belongs to the day and is left to readWritten. */
function readWeekdaysBefore(cursor: Cursor): Weekdays | null {
  const before = cursor.position();
  const first = cursor.take('weekday');
  const last = first && cursor.take('dash') ? cursor.take('weekday') : null;
  if (first && last) {
    cursor.take('comma');
    return { first: first.weekday, last: last.weekday };
  }
  cursor.goTo(before);
  return null;
}

/** '(Mon-Fri)' after a range, '(Mon)' after a day; 'invalid' when the parentheses hold something else. */
function readWeekdaysAfter(cursor: Cursor): Weekdays | null | 'invalid' {
  if (!cursor.take('open')) return null;
  const first = cursor.take('weekday');
  if (!first) return 'invalid';
  const last = cursor.take('dash') ? cursor.take('weekday') : first;
  if (!last || !cursor.take('close')) return 'invalid';
  return { first: first.weekday, last: last.weekday };
}

function readEntry(cursor: Cursor): Omit<ReadEntry, 'text' | 'group'> | null {
  const before = readWeekdaysBefore(cursor);
  const from = readWritten(cursor);
  if (!from) return null;
  const hasEnd = cursor.take('dash') !== null;
  const to = hasEnd ? readWritten(cursor) : null;
  if (hasEnd && !to) return null;
  const after = readWeekdaysAfter(cursor);
  if (after === 'invalid' || (before && after)) return null;
  if (!cursor.isDone() && !cursor.isAt('comma', 'and', 'end')) return null;
  return { kind: 'read', from, to, weekdays: before ?? after };
}

/** 'Oct 6, 9-12': listings write hours behind a comma, too. */
function mayBeHours(
  { from, to, weekdays }: Pick<ReadEntry, 'from' | 'to' | 'weekdays'>,
  before: ReadEntry | UnreadEntry | undefined,
): boolean {
  if (before?.kind !== 'read' || before.to !== null || to === null) return false;
  const isBare = [from, to].every((end) => end.month === null && end.weekday === null);
  return isBare && weekdays === null;
}

function unreadEntry(tokens: readonly Token[], text: string, group: number): UnreadEntry {
  const months = tokens.flatMap((token) => ('month' in token ? [token.month] : []));
  const has = (...kinds: Token['kind'][]) => tokens.some(({ kind }) => kinds.includes(kind));
  if (HARMLESS.test(text)) return { kind: 'harmless', text, group, months };
  const hasOwnDate = has('month', 'date') || (has('number', 'year') && !has('word'));
  if (!hasOwnDate) return { kind: 'qualifier', text, group, months };
  return { kind: has('word') ? 'words' : 'shape', text, group, months };
}

/** Splits a date text into entries. What is not shaped like a date runs to the next ',', '&' or ';'. */
export function campDateEntries(text: string): (ReadEntry | UnreadEntry)[] {
  const tokens = campDateTokens(text);
  const cursor = cursorOver(tokens);
  const entries: (ReadEntry | UnreadEntry)[] = [];
  let group = 0;
  while (!cursor.isDone()) {
    if (cursor.take('end')) group += 1;
    else if (!cursor.take('comma') && !cursor.take('and')) {
      const start = cursor.position();
      const entry = readEntry(cursor);
      if (!entry) {
        cursor.goTo(start + 1);
        while (!cursor.isDone() && !cursor.isAt('comma', 'and', 'end')) {
          cursor.goTo(cursor.position() + 1);
        }
      }
      const own = tokens.slice(start, cursor.position());
      const words = text.slice(own[0]?.from, own.at(-1)?.to);
      const before = tokens[start - 1]?.kind === 'comma' ? entries.at(-1) : undefined;
      entries.push(
        entry && !mayBeHours(entry, before)
          ? { ...entry, text: words, group }
          : unreadEntry(own, words, group),
      );
    }
  }
  return entries;
}
