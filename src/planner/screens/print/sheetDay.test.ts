import { expect, test } from 'vitest';
import { aPlanEntry } from '#tests/fixtures/aPlanEntry.ts';
import { childCells, type ChildInputs } from '#planner/rules/coverage/childCells.ts';
import { usualCareHours } from '#planner/rules/coverage/careNeeded.ts';
import { createSchoolCalendar } from '#planner/rules/coverage/schoolDay.ts';
import { sheetDay } from './sheetDay.ts';

const day = '2025-10-06';
const off = {
  from: day,
  to: day,
  source: 'parent',
  name: '',
  isConfirmed: true,
  letsOutAt: null,
} as const;

/** The sheet's words for a day off that needs care from 9 to 4:30. */
function words(
  inputs: Partial<ChildInputs>,
  kind: 'off' | 'early' = 'off',
  letsOutAt = 750,
  of = day,
) {
  const calendar = createSchoolCalendar([
    { ...off, from: of, to: of, kind, letsOutAt: kind === 'early' ? letsOutAt : null },
  ]);
  const child = {
    calendar,
    careHours: usualCareHours,
    staysOnDigitalDays: false,
    entries: [],
    home: [],
    camps: () => null,
    today: '2025-07-01',
    ...inputs,
  };
  const [cell] = childCells(child, of, of);
  if (!cell) throw new Error('no day');
  const { look, parts, remarks, gaps } = sheetDay(cell, (id) => `Camp ${id}`);
  const said = parts.map(({ name, line }) => `${name}: ${line}`);
  return [look, ...said, ...remarks, ...gaps.map((gap) => `${gap}____`)].map((text) =>
    text.replaceAll('\u00a0', ' '),
  );
}
const row = (id: string, from: number, to: number, fields = {}) =>
  aPlanEntry({ id, days: [day], hours: { from: from * 60, to: to * 60 }, ...fields });

test('prints what a day that is over held, and nothing to write on', () => {
  const today = '2025-10-07';
  expect(words({ today })).toEqual(['none', 'Over: ']);
  expect(words({ today, entries: [row('a', 9, 12)] })).toEqual(['none', 'Camp a: 9 am – 12 pm']);
});

test('says what a day is short of, and has no line to write on where 30 minutes are missing', () => {
  expect(words({ entries: [row('a', 9, 16)] })).toEqual([
    'plain',
    'Camp a: 9 am – 4 pm',
    '30 min short',
  ]);
});

test('prints an open day as an empty box with its hours', () => {
  expect(words({})).toEqual(['open', 'Open: 9 am – 4:30 pm', '____']);
});

test('prints a guess about the caregivers only where nothing else holds the day', () => {
  const thanksgiving = '2025-11-27';
  const sheetOf = (entries: ChildInputs['entries']) => words({ entries }, 'off', 750, thanksgiving);
  expect(sheetOf([])).toEqual(['plain', 'Home?: most parents are off']);
  const camp = row('a', 9, 17, { days: [thanksgiving] });
  expect(sheetOf([camp])).toEqual(['plain', 'Camp a: 9 am – 5 pm']);
});

test('prints the missing hours of a partial day', () => {
  expect(words({ entries: [row('a', 9, 12)] })).toEqual([
    'plain',
    'Camp a: 9 am – 12 pm',
    'then until 4:30:____',
  ]);
  expect(words({ entries: [row('a', 10, 12), row('b', 13, 17)] })).toEqual([
    'plain',
    'Camp a: 10 am – 12 pm',
    'Camp b: 1 pm – 5 pm',
    'first until 10:____',
    '12 to 1:____',
  ]);
});

test('joins care before and after camp', () => {
  const extended = [{ span: { from: 16 * 60, to: 18 * 60 }, cents: null }];
  expect(words({ entries: [row('a', 9, 16, { extended })] })).toEqual([
    'plain',
    'Camp a: 9 am – 6 pm',
  ]);
});

test('does not count unknown hours as coverage', () => {
  const snapshot = { ...aPlanEntry().snapshot, hours: 'Full day' };
  expect(words({ entries: [aPlanEntry({ id: 'a', days: [day], snapshot })] })).toEqual([
    'plain',
    'Camp a: hours not listed',
    'until when?____',
  ]);
});

test('keeps a waitlisted day open and reports a second camp', () => {
  const status = 'waitlisted';
  expect(words({ entries: [row('a', 9, 17, { status })] })).toEqual([
    'waiting',
    'Camp a: waitlist',
    '____',
  ]);
  expect(words({ entries: [row('a', 9, 17, { status: 'considering' })] })[0]).toBe('open');
  expect(words({ entries: [row('a', 9, 17), row('b', 9, 12)] })).toContain('Double booked');
});

test('prints who is at home and when school lets out', () => {
  const home = { id: 'h', childId: 'maya', day, isHome: true, who: 'Grandma', span: null };
  expect(words({ home: [home] })).toEqual(['plain', 'Home: with Grandma']);
  expect(words({}, 'early')).toEqual([
    'open',
    'Open: 12:30 pm – 4:30 pm',
    'School until 12:30 pm',
    '____',
  ]);
});
