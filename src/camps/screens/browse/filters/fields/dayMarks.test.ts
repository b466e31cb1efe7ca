import { expect, test } from 'vitest';
import { dayMarks, firstDayWithCamps } from './dayMarks.ts';

const cobb = { districtId: 'cobb', district: 'Cobb County', name: 'Fall Break', isConfirmed: true };
const context = {
  days: null,
  campsByDay: () =>
    new Map([
      ['2025-10-06', 12],
      ['2025-09-22', 1],
    ]),
  breaks: [{ ...cobb, from: '2025-09-22', to: '2025-09-26' }],
  today: '2025-07-01',
  zipProblem: null,
};
const said = (district: string, day: string) =>
  dayMarks(district, context).map((mark) => mark.describe(day));

test("marks the number of camps and the chosen district's days off", () => {
  expect(said('cobb', '2025-09-22')).toEqual(['1 camp', 'school is out']);
  expect(said('cobb', '2025-10-06')).toEqual(['12 camps', '']);
  expect(said('cobb', '2025-09-26')).toEqual(['', 'school is out']);
  expect(said('cobb', '2025-09-27')).toEqual(['', '']);
});

test('marks no days off without a district', () => {
  expect(dayMarks('', context).map(({ look, legend }) => [look, legend])).toEqual([
    ['teal', 'Camps run'],
  ]);
  expect(dayMarks('cobb', context).at(-1)?.legend).toBe('School is out, Cobb County');
});

test('opens at the first day with camps from today on, or at the first of a season that is over', () => {
  expect(firstDayWithCamps(context)).toBe('2025-09-22');
  expect(firstDayWithCamps({ ...context, today: '2025-09-23' })).toBe('2025-10-06');
  expect(firstDayWithCamps({ ...context, today: '2026-01-01' })).toBe('2025-09-22');
  expect(firstDayWithCamps({ ...context, campsByDay: null })).toBeUndefined();
});
