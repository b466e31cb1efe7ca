import { expect, it } from 'vitest';
import { judge, type MetricName, Readings, tableOf } from './metrics.ts';

type Figure = readonly [MetricName, string, number, number];
const readingsOf = (...figures: Figure[]) => {
  const readings = new Readings();
  for (const figure of figures) readings.add(...figure);
  return readings;
};
const verdicts = (...figures: Figure[]) => judge(readingsOf(...figures)).map(({ text }) => text);

it('judges only what was measured', () => {
  expect(verdicts()).toEqual([]);
  expect(verdicts(['firstList', 'Camply', 10_000, 1], ['filter', 'Camply', 100, 1])).toEqual([]);
});

it.each<[Figure[], string]>([
  [
    [['delta', 'Camply', 10_000, 30]],
    'holds: 50 changes, to the live list, 10,000 camps: at most 30 ms. Measured: 30 ms',
  ],
  [
    [['delta', 'Camply', 10_000, 30.1]],
    'MISSED: 50 changes, to the live list, 10,000 camps: at most 30 ms. Measured: 30 ms',
  ],
  [
    [['killed', 'Camply', 100, 100]],
    'holds: Saved and there after the browser was killed, 100 camps: at least 100 %. Measured: 100 %',
  ],
  [
    [
      ['killed', 'Camply', 100, 100],
      ['killed', 'Camply', 100, 0],
    ],
    'MISSED: Saved and there after the browser was killed, 100 camps: at least 100 %. Measured: 50 %',
  ],
  [
    [
      ['open', 'Camply', 10_000, 100],
      ['open', 'RxDB', 10_000, 300],
    ],
    'holds: Second open, to the whole list, 10,000 camps: 3 times faster than RxDB. Measured: 100 ms, theirs 300 ms',
  ],
  [
    [
      ['open', 'Camply', 10_000, 101],
      ['open', 'RxDB', 10_000, 300],
    ],
    'MISSED: Second open, to the whole list, 10,000 camps: 3 times faster than RxDB. Measured: 101 ms, theirs 300 ms',
  ],
])('%j: %s', (figures, text) => {
  expect(verdicts(...figures)).toEqual([`- ${text}`]);
});

it('asks more of a recall than a peer has', () => {
  const theirs: Figure = ['recall', 'Orama', 10_000, 89];
  expect(verdicts(['recall', 'Camply', 10_000, 89.1], theirs).join()).not.toMatch(/MISSED/);
  expect(verdicts(['recall', 'Camply', 10_000, 89], theirs).join()).toMatch(
    /MISSED: .* than Orama/,
  );
});

it('tells each contestant beside ours', () => {
  const readings = readingsOf(['open', 'Camply', 100, 10], ['open', 'RxDB', 100, 22]);
  expect(tableOf(readings).split('\n').slice(2)).toEqual([
    '| Second open, to the whole list | 10 ms; RxDB 22 ms (2.2x) |',
  ]);
});
