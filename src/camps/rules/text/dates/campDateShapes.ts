import { type Token, weekdaysFrom } from './campDateTokens.ts';

/** One written day: 'Mon, Oct 6, 2025', or as little of it as '7'. */
export type Written = {
  weekday: number | null;
  month: number | null;
  day: number;
  year: number | null;
};
/** 'Mon-Fri' (a range of weekdays) or 'Mon/Wed' beside dates: the weekdays that count. */
export type Weekdays = { days: readonly number[]; isRange: boolean };

export function cursorOver(tokens: readonly Token[]) {
  let index = 0;
  return {
    peek: (ahead = 0): Token | undefined => tokens[index + ahead],
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

type End = { written: Written; isDayFirst: boolean; isLoose: boolean };

/** [weekday [,]] (month day | m/d | day [of] [month]) [[,] year] */
function readEnd(cursor: Cursor, mayBeDayFirst: boolean): End | null {
  const weekday = cursor.take('weekday')?.weekday ?? null;
  if (weekday !== null) cursor.take('comma');
  const date = cursor.take('date');
  if (date) {
    const { month, day, year, isLoose = false } = date;
    return { written: { weekday, month, day, year }, isDayFirst: false, isLoose };
  }
  const month = cursor.take('month')?.month ?? null;
  const day = cursor.take('number')?.value;
  if (day === undefined) return null;
  const behind = month === null && mayBeDayFirst ? readMonthBehind(cursor) : null;
  const written = { weekday, month: month ?? behind, day, year: readYear(cursor) };
  return { written, isDayFirst: behind !== null, isLoose: false };
}

/** '8 October', but in '8 October 11' the month belongs to the 11. */
function readMonthBehind(cursor: Cursor): number | null {
  const [month, next] = [cursor.peek(), cursor.peek(1)];
  if (month?.kind !== 'month' || next?.kind === 'number') return null;
  cursor.goTo(cursor.position() + 1);
  return month.month;
}

function readYear(cursor: Cursor): number | null {
  const before = cursor.position();
  // 'Dec 28 / 2026'.
  if (!cursor.take('comma')) cursor.take('and');
  const year = cursor.take('year')?.year ?? null;
  if (year === null) cursor.goTo(before);
  return year;
}

/** 'Mon-Fri', 'Mon/Wed/Fri', 'Tues & Thurs'. A weekday alone belongs to the day behind it. */
export function readPattern(cursor: Cursor): Weekdays | null {
  const before = cursor.position();
  const pattern = cursor.take('pattern');
  if (pattern) {
    const days = [...pattern.days];
    for (;;) {
      const ahead = ['and', 'comma', 'dash'].includes(cursor.peek()?.kind ?? '') ? 1 : 0;
      const next = cursor.peek(ahead);
      if (next?.kind !== 'pattern') break;
      if (cursor.isAt('dash')) {
        cursor.goTo(cursor.position() + 2);
        return { days: weekdaysFrom(days[0] ?? 0, next.days[0] ?? 0), isRange: true };
      }
      days.push(...next.days);
      cursor.goTo(cursor.position() + ahead + 1);
    }
    return { days, isRange: pattern.isRange };
  }
  const first = cursor.take('weekday');
  if (!first) return null;
  if (cursor.take('dash')) {
    const last = cursor.take('weekday');
    if (last) return { days: weekdaysFrom(first.weekday, last.weekday), isRange: true };
    cursor.goTo(before);
    return null;
  }
  const days = [first.weekday];
  for (;;) {
    // ', and' is one separator.
    let ahead = 0;
    while (ahead < 2 && isSeparator(cursor.peek(ahead))) ahead += 1;
    const next = cursor.peek(ahead);
    if (next?.kind !== 'weekday') break;
    days.push(next.weekday);
    cursor.goTo(cursor.position() + ahead + 1);
  }
  if (days.length > 1) return { days, isRange: false };
  cursor.goTo(before);
  return null;
}

const isSeparator = (token: Token | undefined) =>
  token?.kind === 'comma' ||
  token?.kind === 'and' ||
  (token?.kind === 'word' && token.to - token.from === 1);

export const isDatelike = (token: Token | undefined) =>
  ['month', 'date', 'number', 'weekday'].includes(token?.kind ?? '');

/** A day or range as written. isLoose: numbers that may be hours as well ('6.7', '6-7'). */
export type DateShape = {
  from: Written;
  to: Written | null;
  isDayFirst: boolean;
  isWeekOf: boolean;
  isLoose: boolean;
};

/** [from | week of] day [- day], or null with the cursor anywhere. */
export function readShape(cursor: Cursor): DateShape | null {
  const isWeekOf = cursor.take('weekOf') !== null;
  const isFrom = cursor.take('from') !== null;
  const start = readEnd(cursor, true);
  if (!start) return null;
  const hasEnd = cursor.isAt('dash') && isDatelike(cursor.peek(1)) && cursor.take('dash') !== null;
  const isBare = start.written.month === null;
  const end = hasEnd ? readEnd(cursor, isBare || start.isDayFirst) : null;
  if ((hasEnd && !end) || (isFrom && !end) || (isWeekOf && end)) return null;
  const behind = cursor.peek(1);
  // The end of a range may be lost in what follows: 'June 7-11 kids', '10/4-8 AM'.
  const isCut = !end && ['note', 'count', 'label'].includes(behind?.kind ?? '');
  if (cursor.isAt('dash') && (behind === undefined || isDatelike(behind) || isCut)) return null;
  const from = { ...start.written };
  if (end?.isDayFirst && isBare) from.month = end.written.month;
  return {
    from,
    to: end?.written ?? null,
    isDayFirst: start.isDayFirst || (end?.isDayFirst ?? false),
    isWeekOf,
    isLoose: start.isLoose || (end?.isLoose ?? false),
  };
}
