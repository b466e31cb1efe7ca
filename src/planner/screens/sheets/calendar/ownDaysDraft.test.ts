import { expect, it } from 'vitest';
import { daysProblem } from './ownDaysDraft.ts';

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
