// Detects cells that a spreadsheet has turned into a date or a number, and explains that to the operator.

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const DAY_AND_MONTH = new RegExp(
  String.raw`^(\d{1,2})-(${MONTHS.join('|')})(?:-(\d\d|\d{4}))?$`,
  'i',
);
const MONTH_AND_YEAR = new RegExp(`^(?:${MONTHS.join('|')})-\\d\\d$`, 'i');
const SCIENTIFIC = /^-?\d(?:\.\d+)?E[+-]?\d+$/i;
/** Days since 1900, of the years 2009 to 2064. */
const SERIAL_DAY = /^[4-5]\d{4}(?:\.\d+)?$/;

const asText = 'set the column to Text in the spreadsheet and type it again';

/** '5-Oct', as Excel shows Oct 5, is 'Oct 5'; '5-Oct-26' is 'Oct 5, 2026'. Null for other texts, and for what is no day. */
export function plainDay(text: string): string | null {
  const [, day, month = '', year] = DAY_AND_MONTH.exec(text) ?? [];
  if (day === undefined || Number(day) < 1 || Number(day) > 31) return null;
  const name = month.charAt(0).toUpperCase() + month.slice(1).toLowerCase();
  const inYear = year === undefined ? '' : `, ${year.length === 2 ? `20${year}` : year}`;
  return `${name} ${Number(day)}${inYear}`;
}

/** Ends the sentence "Hours ..." when a spreadsheet has made a date of a text such as '9-3', or a number of a date. */
export function mangledDate(text: string): string | null {
  if (DAY_AND_MONTH.test(text) || MONTH_AND_YEAR.test(text)) {
    return `became a date in Excel (${text}), as texts like 5-12 and 9-3 do: ${asText}`;
  }
  return null;
}

/** The same of dates: 'Oct-05' may be October 2005 or October 5, 46300 is how Excel counts days. */
export function unclearDay(text: string): string | null {
  if (MONTH_AND_YEAR.test(text)) {
    return `became a month in Excel (${text}), with a day or without: ${asText}, like Oct 5`;
  }
  if (SERIAL_DAY.test(text)) {
    return `became a number in Excel (${text}), which counts days: ${asText}, like Oct 5`;
  }
  return null;
}

/** The same of numbers: '3.003E+04' has lost its digits. */
export const mangledNumber = (text: string): string | null =>
  SCIENTIFIC.test(text)
    ? `came shortened out of Excel (${text}) and may have lost digits: ${asText}`
    : null;

/** '30030.0' is how a column of numbers writes 30030. */
export const withoutPointZero = (text: string): string => text.replace(/^(\d+)\.0+$/, '$1');
