import { dateOf, dayOf, monthOf, MONTHS } from '../../../src/base/day/calendar.ts';
import { campDateTokens } from '../../../src/camps/rules/text/dates/campDateTokens.ts';

type MoveDay = (day: string) => string;
/** The year of the template's season and the month it starts in: a month before that one is of the next year. */
export type TemplateStart = { year: number; fromMonth: number };

/**
 * A date text with each day that it names moved, in the style it was written in: 'Sept 22 - 26' may become
 * 'Sept 27 - Oct 1'. Months come before days. What names no day stays.
 */
export function moveDateText(text: string, start: TemplateStart, move: MoveDay): string {
  const parts: string[] = [];
  // The month that counts for the next number, how it was written, and where it stands among the parts.
  let month: { number: number; style: string; part: number | null } | null = null;
  let shownMonth = 0;
  let end = 0;
  const moved = (monthNumber: number, date: number): string | null => {
    const year = monthNumber < start.fromMonth ? start.year + 1 : start.year;
    const day = dayOf(year, monthNumber, date);
    return day === null ? null : move(day);
  };
  for (const token of campDateTokens(text)) {
    const written = text.slice(token.from, token.to);
    parts.push(text.slice(end, token.from), written);
    end = token.to;
    const last = parts.length - 1;
    if (token.kind === 'month') month = { number: token.month, style: written, part: last };
    if (token.kind === 'date') {
      const day = moved(token.month, token.day);
      if (day !== null) parts[last] = `${monthOf(day)}/${dateOf(day)}`;
    }
    if (token.kind !== 'number' || month === null) continue;
    const day = moved(month.number, token.value);
    if (day === null) continue;
    const date = /\D$/.test(written) ? ordinal(dateOf(day)) : String(dateOf(day));
    const name = monthLike(month.style, monthOf(day));
    if (month.part !== null) parts[month.part] = name;
    parts[last] = month.part === null && monthOf(day) !== shownMonth ? `${name} ${date}` : date;
    shownMonth = monthOf(day);
    month.part = null;
  }
  return parts.join('') + text.slice(end);
}

const FULL_MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** 'Sept.' for October is 'Oct.', 'October' for September 'September'. */
function monthLike(style: string, month: number): string {
  const bare = style.replace('.', '');
  const dot = bare === style ? '' : '.';
  if (FULL_MONTHS.includes(bare) && bare !== 'May') return FULL_MONTHS[month - 1] + dot;
  return (month === 9 && bare === 'Sept' ? 'Sept' : (MONTHS[month - 1] ?? '')) + dot;
}

function ordinal(date: number): string {
  const ending = [11, 12, 13].includes(date) ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}
