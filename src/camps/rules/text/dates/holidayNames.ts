import { addDays, dayOf, monthOf, weekdayOf } from '#base/day/calendar.ts';

/** A public holiday: month and day, or which weekday of a month (0: the last one). */
export type Holiday = readonly [month: number, dayOrNth: number, weekday?: number];

const DAY = "(?:['’]?s)?(?: day)?";

/** How providers write them. 'Christmas break' is no single day. Easter moves and is not among them. */
const NAMES: readonly [string, Holiday][] = [
  ["new year['’]?s eve", [12, 31]],
  [`new year${DAY}`, [1, 1]],
  [`(?:mlk|martin luther king)(?:,? jr\\.?)?${DAY}`, [1, 3, 1]],
  ["president(?:s['’]?|['’]s)? day", [2, 3, 1]],
  ['memorial day', [5, 0, 1]],
  ['juneteenth', [6, 19]],
  ['(?:independence day|(?:4th|fourth) of july)', [7, 4]],
  ['labor day', [9, 1, 1]],
  ["(?:columbus|indigenous peoples?['’]?s?) day", [10, 2, 1]],
  ["veterans?['’]?s? day", [11, 11]],
  [`thanksgiving${DAY}`, [11, 4, 4]],
  ['(?:christmas|xmas) eve', [12, 24]],
  [`(?:christmas|xmas)${DAY}`, [12, 25]],
];

/**
 * For lower-case text. One pattern with a group for each name: as many patterns would be tried at every word of a text.
 */
export const holidayPattern = new RegExp(
  `(?:${NAMES.map(([name]) => `(${name})`).join('|')})(?![\\p{L}\\d]|\\s+(?:break|week|camp|eve|holiday))`,
  'uy',
);

/** The holiday of a match of `holidayPattern`. */
export const matchedHoliday = ([, ...names]: readonly (string | undefined)[]):
  | Holiday
  | undefined => NAMES[names.findIndex((name) => name !== undefined)]?.[1];

/** Its day in a year, as YYYY-MM-DD. */
export function holidayIn([month, dayOrNth, weekday]: Holiday, year: number): string {
  if (weekday === undefined) return dayOf(year, month, dayOrNth) ?? '';
  const first = dayOf(year, month, 1) ?? '';
  const offset = (weekday - weekdayOf(first) + 7) % 7;
  if (dayOrNth > 0) return addDays(first, offset + (dayOrNth - 1) * 7);
  const fifth = addDays(first, offset + 28);
  return monthOf(fifth) === month ? fifth : addDays(fifth, -7);
}
