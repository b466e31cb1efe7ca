import { describe, expect, it } from 'vitest';
import { judge } from './bars.ts';
import { ours } from './contestants.ts';
import { Readings } from './readings.ts';

const size = 10_000;

function measured(...readings: [Parameters<Readings['add']>[0], string, number, number][]) {
  const all = new Readings();
  for (const [metric, who, camps, value] of readings) all.add(metric, who, camps, value);
  return judge(all);
}

it('what was not measured is neither held nor missed', () => {
  expect(judge(new Readings())).toEqual([]);
});

describe('a bar', () => {
  it.each([
    [100, true],
    [101, false],
  ])('of ten times less than 1,000 ms: %d ms', (mine, holds) => {
    const [verdict] = measured(['fill', ours, size, mine], ['fill', 'RxDB', size, 1000]);
    expect(verdict?.holds).toBe(holds);
    expect(verdict?.text).toBe('First fill, durable: 10 times less than RxDB');
    expect(verdict?.measured).toContain(`(${mine} ms and 1,000 ms)`);
  });

  it.each([
    [15, [true, true]],
    [16, [true, false]],
    [31, [false, false]],
  ])('of at most 30 ms and 1.5 times 10 ms: %d ms', (big, holds) => {
    const verdicts = measured(['delta', ours, 100, 10], ['delta', ours, size, big]);
    expect(verdicts.map((verdict) => verdict.holds)).toEqual(holds);
  });

  it.each([
    ['Orama', 79, true],
    ['FlexSearch', 80, false],
  ])('of recall better than that of %s, which is %d %%', (peer, theirs, holds) => {
    const [verdict] = measured(['recall', ours, size, 80], ['recall', peer, size, theirs]);
    expect(verdict?.holds).toBe(holds);
  });
});
