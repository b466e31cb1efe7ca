import { describe, expect, it } from 'vitest';
import type { OwnSpan } from './ownDays.ts';
import { spanDays, spanProblem } from './ownDays.ts';

const span = (from: string, to: string, weekdays: number[] = []): OwnSpan => ({
  from,
  to,
  weekdays,
});

describe('the days of a span', () => {
  it('are all of a trip, and the weekdays of anything else', () => {
    const trip = spanDays(span('2027-06-28', '2027-07-05'), 'away');
    expect([trip.length, trip[0], trip.at(-1)]).toEqual([8, '2027-06-28', '2027-07-05']);
    expect(spanDays(span('2027-06-28', '2027-07-05'), 'care')).toHaveLength(6);
  });

  it('are every Tuesday of a summer', () => {
    const tuesdays = spanDays(span('2027-06-01', '2027-08-03', [2]), 'care');
    expect(tuesdays).toEqual([
      '2027-06-01',
      '2027-06-08',
      '2027-06-15',
      '2027-06-22',
      '2027-06-29',
      '2027-07-06',
      '2027-07-13',
      '2027-07-20',
      '2027-07-27',
      '2027-08-03',
    ]);
  });
});

it.each<[OwnSpan, ReturnType<typeof spanProblem>]>([
  [span('', '2027-01-01'), 'noFrom'],
  [span('2027-01-01', ''), 'noTo'],
  [span('2027-01-02', '2027-01-01'), 'order'],
  [span('2027-01-02', '2207-01-01'), 'long'],
  [span('2027-01-01', '2027-01-01'), null],
])('checks %o: %s', (given, problem) => {
  expect(spanProblem(given)).toBe(problem);
});
