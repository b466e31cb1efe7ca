import { yearOf } from '#base/day/calendar.ts';
import { campDays } from '#camps/rules/text/dates/campDays.ts';

const MONTH = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const DATE = String.raw`${MONTH}\s\d{1,2}(?:st|nd|rd|th)?(?!\d)`;
export const DATES = new RegExp(
  String.raw`\b${DATE}(?:\s?(?:-|–|—|to|through|thru)\s?(?:${DATE}|\d{1,2}(?:st|nd|rd|th)?(?![\d:])))?(?:,?\s20\d\d)?`,
  'gi',
);
const OTHER_DAYS =
  /\b(?:regist\w*|sign[- ]?up|enroll\w*|deadline|due|by|before|until|except|closed|no camp|posted|sent|updated|early bird|ends?)\b/i;
/** When a mail was written. */
const MAIL_DATE = /^(?:date\b.*\bat\s\d|on\b.*\d{4})/i;

/**
 * The days that the pieces of a text name, from `today` on, sorted (YYYY-MM-DD). A day without a year is the next one. Days
 * of deadlines and of mails are left out.
 */
export function pastedDays(pieces: readonly string[], today: string): string[] {
  const year = yearOf(today);
  const found = pieces
    .filter((piece) => !OTHER_DAYS.test(piece) && !MAIL_DATE.test(piece))
    .flatMap((piece) => piece.match(DATES) ?? [])
    .flatMap((datesText) => {
      const daysFrom = (first: number) =>
        campDays({ datesText, days: null }, first).filter((day) => day >= today);
      const days = daysFrom(year);
      return days.length > 0 ? days : daysFrom(year + 1);
    });
  return [...new Set(found)].toSorted();
}
