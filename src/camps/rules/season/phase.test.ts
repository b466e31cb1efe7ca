import { expect, test } from 'vitest';
import { calendarSeason } from './calendarSeason.ts';
import { phaseChanges, seasonPhase, seasonState } from './phase.ts';

const fall = calendarSeason('fall', 2026);

test.each([
  ['2026-06-02', 'upcoming'],
  ['2026-06-03', 'open'],
  ['2026-08-31', 'open'],
  ['2026-09-01', 'running'],
  ['2026-10-31', 'running'],
  ['2026-11-01', 'past'],
] as const)('finds a season from September 1 to October 31 on %s: %s', (day, phase) => {
  expect(seasonPhase(fall, day)).toBe(phase);
});

test.each([
  ['2026-06-02', null, 'upcoming'],
  ['2026-06-03', null, 'open'],
  ['2026-06-03', false, 'undated'],
  ['2026-11-01', false, 'past'],
] as const)('on %s, with camps: %s, pages say %s', (day, hasCamps, state) => {
  expect(seasonState(fall, day, hasCamps)).toBe(state);
});

test('what the operator holds back counts as upcoming while it runs', () => {
  expect(seasonState({ ...fall, state: 'coming_soon' }, '2026-10-01')).toBe('upcoming');
});

test('opens sign-up 90 days ahead', () => {
  expect(phaseChanges(fall)).toEqual(['2026-06-03', '2026-09-01', '2026-11-01']);
});

test.each([
  ['open', '2026-02-01', 'open'],
  ['open', '2026-11-01', 'past'],
  ['coming_soon', '2026-08-31', 'upcoming'],
  ['coming_soon', '2026-09-01', 'running'],
  ['coming_soon', '2026-11-01', 'past'],
  ['past', '2026-09-10', 'past'],
  ['past', '2026-02-01', 'past'],
] as const)("follows the operator's %s on %s: %s", (state, day, phase) => {
  expect(seasonPhase({ ...fall, state }, day)).toBe(phase);
});
