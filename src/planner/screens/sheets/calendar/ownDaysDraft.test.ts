import { expect, it } from 'vitest';
import { daysProblem, summerBetween } from './ownDaysDraft.ts';

it.each([
  ['', '', 'noFrom'],
  ['2026-10-05', '', null],
  ['2026-10-05', '2026-10-05', null],
  ['2026-10-05', '2026-10-04', 'order'],
  ['2026-10-05', '2027-02-01', null],
  ['2026-10-05', '2027-02-02', 'long'],
] as const)('validates days from %j to %j: %s', (from, to, problem) => {
  expect(daysProblem(from, to)).toBe(problem);
});

it('derives a summer from the last and the next first day of school', () => {
  expect(summerBetween('2027-05-26', '2027-08-03')).toEqual({
    from: '2027-05-27',
    to: '2027-08-02',
  });
});

it.each([
  ['', '2027-08-03', 'missing'],
  ['2027-05-26', '', 'missing'],
  ['2027-08-03', '2027-08-04', 'order'],
  ['2027-05-26', '2028-08-03', 'long'],
])('refuses a summer from %j to %j: %s', (last, first, problem) => {
  expect(summerBetween(last, first)).toEqual({ problem });
});
