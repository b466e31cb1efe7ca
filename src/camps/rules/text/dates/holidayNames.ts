import { addDays, dayOf, monthOf, weekdayOf } from '#base/day/calendar.ts';

/** A public holiday: a fixed date, or the nth weekday of a month (0: the last one). */
export type Holiday = { month: number } & ({ day: number } | { weekday: number; nth: number });

const DAY = "(?:['’]?s)?(?: day)?";

/** How providers write them. 'Christmas break' is no single day. Easter moves and is not among them. */
const NAMES: readonly [string, Holiday][] = [
  ["new year['’]?s eve", { month: 12, day: 31 }],
  [`new year${DAY}`, { month: 1, day: 1 }],
  [`(?:mlk|martin luther king)(?:,? jr\\.?)?${DAY}`, { month: 1, weekday: 1, nth: 3 }],
  ["president(?:s['’]?|['’]s)? day", { month: 2, weekday: 1, nth: 3 }],
  ['memorial day', { month: 5, weekday: 1, nth: 0 }],
  ['juneteenth', { month: 6, day: 19 }],
  ['(?:independence day|(?:4th|fourth) of july)', { month: 7, day: 4 }],
  ['labor day', { month: 9, weekday: 1, nth: 1 }],
  ["(?:columbus|indigenous peoples?['’]?s?) day", { month: 10, weekday: 1, nth: 2 }],
  ["veterans?['’]?s? day", { month: 11, day: 11 }],
  [`thanksgiving${DAY}`, { month: 11, weekday: 4, nth: 4 }],
  ['(?:christmas|xmas) eve', { month: 12, day: 24 }],
  [`(?:christmas|xmas)${DAY}`, { month: 12, day: 25 }],
];

/** One pattern with a group for each name: as many patterns would be tried at every word of a text. */
export const holidayPattern = new RegExp(
  `(?:${NAMES.map(([name]) => `(${name})`).join('|')})(?![\\p{L}\\d]|\\s+(?:break|week|camp|eve|holiday))`,
  'iuy',
);

/** The holiday of a match of `holidayPattern`. */
export const matchedHoliday = ([, ...names]: readonly (string | undefined)[]):
  | Holiday
  | undefined => NAMES[names.findIndex((name) => name !== undefined)]?.[1];

/** Its day in a year, as YYYY-MM-DD. */
export function holidayIn(holiday: Holiday, year: number): string {
  const { month } = holiday;
  if ('day' in holiday) return dayOf(year, month, holiday.day) ?? '';
  const first = dayOf(year, month, 1) ?? '';
  const offset = (holiday.weekday - weekdayOf(first) + 7) % 7;
  if (holiday.nth > 0) return addDays(first, offset + (holiday.nth - 1) * 7);
  const fifth = addDays(first, offset + 28);
  return monthOf(fifth) === month ? fifth : addDays(fifth, -7);
}
