import { expect, test } from 'vitest';
import { addDays } from '../../../src/base/day/calendar.ts';
import { moveDateText } from './moveDateText.ts';

const fall = { year: 2025, fromMonth: 9 };
const winter = { year: 2025, fromMonth: 11 };

test.each([
  ['Oct 6-10', -1, 'Oct 5-9'],
  ['Oct. 6th - 8th', -5, 'Oct. 1st - 3rd'],
  ['October 9th & 10th', 4, 'October 13th & 14th'],
  ['Sept 22 – 26', 5, 'Sept 27 – Oct 1'],
  ['Sep 29 - Oct 3', -3, 'Sep 26 - Sep 30'],
  ['Oct 1, 2 and 3', -1, 'Sep 30, Oct 1 and 2'],
  ['Sept. 30', 1, 'Oct. 1'],
  ['September 30', 1, 'October 1'],
  ['10/6 - 10/10', -6, '9/30 - 10/4'],
  ['Mon-Wed, Oct 6-8', 7, 'Mon-Wed, Oct 13-15'],
  ['Oct 6-10 (no class Oct 8)', -1, 'Oct 5-9 (no class Oct 7)'],
  ['fall break week', -1, 'fall break week'],
  ['TBA', -1, 'TBA'],
])('moves %s by %i days to %s', (text, days, moved) => {
  expect(moveDateText(text, fall, (day) => addDays(day, days))).toBe(moved);
});

test('puts January into the next year', () => {
  const years = new Set<string>();
  moveDateText('Dec 22-23 and 26, Jan 2', winter, (day) => {
    years.add(day.slice(0, 7));
    return day;
  });
  expect([...years]).toEqual(['2025-12', '2026-01']);
});
