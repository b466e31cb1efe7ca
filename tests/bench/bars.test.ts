import { describe, expect, it } from 'vitest';
import { judge } from './bars.ts';
import { type MetricName, Readings } from './readings.ts';

/** Whether the bars hold for these figures: metric, contestant, camps, value. */
function holds(...figures: [MetricName, string, number, number][]): boolean[] {
  const readings = new Readings();
  for (const figure of figures) readings.add(...figure);
  return judge(readings).map((verdict) => verdict.holds);
}

const firstList = (ours: number): [MetricName, string, number, number][] => [
  ['firstList', 'Camply', 10_000, ours],
  ['firstList', 'Dexie rows', 10_000, 400],
  ['firstList', 'RxDB', 10_000, 800],
  ['firstList', 'PouchDB', 10_000, 1200],
];

describe('the bars', () => {
  it('judge only what was measured', () => {
    expect(holds()).toEqual([]);
    expect(holds(['firstList', 'Camply', 10_000, 1])).toEqual([]);
    expect(holds(['filter', 'Camply', 100, 1])).toEqual([]);
  });

  it('ask a first list 4, 8 and 12 times faster than Dexie rows, RxDB and PouchDB', () => {
    expect(holds(...firstList(100))).toEqual([true, true, true]);
    expect(holds(...firstList(101))).toEqual([false, false, false]);
  });

  it.each([
    ['delta', 10_000, 30],
    ['nothingNewRequests', 10_000, 1],
    ['nothingNewBytes', 10_000, 300],
    ['filter', 1000, 1],
    ['filter', 10_000, 8],
    ['keystroke', 10_000, 16],
    ['coldStart', 1000, 800],
    ['coldStart', 10_000, 1500],
    ['savedSmall', 100, 150],
    ['savedLarge', 100, 150],
    ['homeListens', 100, 1000],
    ['fallListens', 100, 1000],
    ['winterListens', 100, 1000],
    ['planBFirst', 1000, 150],
    ['planBDone', 1000, 600],
    ['planBDone', 10_000, 4000],
    ['planBCancel', 10_000, 50],
    ['planEdit', 10_000, 2],
    ['planYear', 10_000, 16],
    ['planDay', 10_000, 5],
    ['planDayGrowth', 10_000, 1],
    ['planIndex', 10_000, 20],
    ['planFile', 10_000, 10],
    ['planAnswersSlow', 100, 1500],
    ['planTap', 10_000, 200],
    ['planDrag', 10_000, 50],
    ['planShift', 10_000, 0],
    ['planFirstBytes', 1000, 12_000],
    ['planWorkerBytes', 1000, 4000],
    ['planWriterBytes', 1000, 2000],
    ['planReaderBytes', 1000, 25_000],
  ] as const)('ask of %s at %d camps at most %d', (metric, size, limit) => {
    expect(holds([metric, 'Camply', size, limit])).toEqual([true]);
    expect(holds([metric, 'Camply', size, limit + 0.1])).toEqual([false]);
  });

  it('ask every saved listing to be there after a kill', () => {
    expect(holds(['killed', 'Camply', 100, 100])).toEqual([true]);
    expect(holds(['killed', 'Camply', 100, 100], ['killed', 'Camply', 100, 0])).toEqual([false]);
  });

  it.each([300, 1000])(
    'ask a Plan B of %d camps 10 times faster than HiGHS, and as good',
    (size) => {
      const theirs = ['planBSolved', 'HiGHS', size, 1000] as const;
      expect(holds(['planBSolved', 'Camply', size, 100], [...theirs])).toEqual([true]);
      expect(holds(['planBSolved', 'Camply', size, 101], [...theirs])).toEqual([false]);
      expect(holds(['planBAgrees', 'Camply', size, 100])).toEqual([true]);
      expect(holds(['planBAgrees', 'Camply', size, 99])).toEqual([false]);
    },
  );

  it('ask a recall of 88 %, and more than Fuse, FlexSearch and Orama', () => {
    for (const peer of ['Fuse.js', 'FlexSearch', 'Orama']) {
      expect(holds(['recall', 'Camply', 10_000, 88], ['recall', peer, 10_000, 87])).toEqual([
        true,
        true,
      ]);
      expect(holds(['recall', 'Camply', 10_000, 87], ['recall', peer, 10_000, 87])).toEqual([
        false,
        false,
      ]);
    }
  });
});
