import { expect, test } from 'vitest';
import { dateSeasons, providerTexts } from '#tests/fixtures/providerTexts/providerTexts.ts';
import { addDays, weekdayOf } from '#base/day/calendar.ts';
import { sessionDays, readCampDates } from './campDates.ts';

const isWeekday = (day: string) => ![0, 6].includes(weekdayOf(day));

function daysIn(range: string): string[] {
  const [start = '', end = start] = range.split('..');
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The right days of a case, sorted. */
function rightDays(expected: string): string[] {
  const [first = '', ...rest] = expected.split(' ');
  if (first === '') return [];
  if (first === 'LIST') return rest;
  if (!first.startsWith('WEEKDAYS')) {
    return [...new Set(expected.split(' ').flatMap(daysIn))].toSorted();
  }
  const [range = '', ...closed] = rest;
  return daysIn(range).filter((day) => isWeekday(day) && !closed.includes(day));
}

const rows = providerTexts('dates');

/** The texts with a wrong day, and how many of those with certain days were read to the last day and word. */
function score(wanted: string) {
  const wrong: string[] = [];
  let whole = 0;
  let readable = 0;
  for (const [set, season = '', text = '', expected = ''] of rows) {
    if (set !== wanted) continue;
    const { year = NaN, fromMonth = NaN } = dateSeasons.get(season) ?? {};
    const { sessions, unread } = readCampDates(text, year, fromMonth);
    const days = sessionDays(sessions);
    const right = rightDays(expected);
    // Read to the last word, and yet without one of its days.
    const isShort = unread.length === 0 && days.length < right.length;
    if (isShort || days.some((day) => !right.includes(day))) wrong.push(text);
    if (right.length === 0) continue;
    readable += 1;
    if (days.length === right.length && unread.length === 0) whole += 1;
  }
  const share = Math.floor((100 * whole) / readable);
  return { wrong, readable, share };
}

test.each(['known', 'other'])('reads 80 in 100 of the %s date texts and no wrong day', (name) => {
  const { wrong, readable, share } = score(name);
  // A figure to watch, in every run.
  process.stdout.write(
    `Date texts (${name}): ${wrong.length} wrong, ${share} % of ${readable} read whole\n`,
  );
  expect(wrong).toEqual([]);
  expect(share).toBeGreaterThanOrEqual(80);
});

test('misreads none of the texts that were once misread', () => {
  expect(score('misread').wrong).toEqual([]);
  expect(rows.filter(([set]) => set === 'misread').length).toBeGreaterThan(20);
});
