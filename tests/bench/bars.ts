// What must hold. A bar that is missed ends the run with exit code 1.
import { ours } from './contestants.ts';
import { figureText, metrics, type MetricName, type Readings } from './readings.ts';

type Bar = { metric: MetricName; size: number } & (
  | { atMost: number }
  | { atLeast: number }
  /** Theirs must be this many times ours, measured in the same run. */
  | { than: string; times: number }
  /** Ours must be higher than theirs. */
  | { higherThan: string }
);

const bars: readonly Bar[] = [
  { metric: 'firstList', size: 10_000, than: 'Dexie rows', times: 4 },
  { metric: 'firstList', size: 10_000, than: 'RxDB', times: 8 },
  { metric: 'firstList', size: 10_000, than: 'PouchDB', times: 12 },
  { metric: 'open', size: 10_000, than: 'RxDB', times: 3 },
  { metric: 'delta', size: 10_000, atMost: 30 },
  { metric: 'nothingNewRequests', size: 10_000, atMost: 1 },
  { metric: 'nothingNewBytes', size: 10_000, atMost: 300 },
  { metric: 'filter', size: 1000, atMost: 1 },
  { metric: 'filter', size: 10_000, atMost: 8 },
  { metric: 'keystroke', size: 10_000, atMost: 16 },
  { metric: 'recall', size: 10_000, atLeast: 88 },
  { metric: 'recall', size: 10_000, higherThan: 'Fuse.js' },
  { metric: 'recall', size: 10_000, higherThan: 'FlexSearch' },
  { metric: 'recall', size: 10_000, higherThan: 'Orama' },
  { metric: 'coldStart', size: 1000, atMost: 800 },
  { metric: 'coldStart', size: 10_000, atMost: 1500 },
  { metric: 'savedSmall', size: 100, atMost: 150 },
  { metric: 'savedLarge', size: 100, atMost: 150 },
  { metric: 'killed', size: 100, atLeast: 100 },
  { metric: 'homeListens', size: 100, atMost: 1000 },
  { metric: 'fallListens', size: 100, atMost: 1000 },
  { metric: 'winterListens', size: 100, atMost: 1000 },
  { metric: 'planBFirst', size: 1000, atMost: 150 },
  { metric: 'planBDone', size: 1000, atMost: 600 },
  { metric: 'planBDone', size: 10_000, atMost: 4000 },
  { metric: 'planBCancel', size: 10_000, atMost: 50 },
  { metric: 'planBSolved', size: 300, than: 'HiGHS', times: 10 },
  { metric: 'planBSolved', size: 1000, than: 'HiGHS', times: 10 },
  { metric: 'planBAgrees', size: 300, atLeast: 100 },
  { metric: 'planBAgrees', size: 1000, atLeast: 100 },
  { metric: 'planEdit', size: 10_000, atMost: 2 },
  { metric: 'planYear', size: 10_000, atMost: 16 },
  { metric: 'planDay', size: 10_000, atMost: 5 },
  { metric: 'planDayGrowth', size: 10_000, atMost: 1 },
  { metric: 'planIndex', size: 10_000, atMost: 20 },
  { metric: 'planFile', size: 10_000, atMost: 10 },
  { metric: 'planAnswersSlow', size: 100, atMost: 1500 },
  // What Core Web Vitals call a good answer to a press (INP).
  { metric: 'planTap', size: 10_000, atMost: 200 },
  { metric: 'planDrag', size: 10_000, atMost: 50 },
  { metric: 'planShift', size: 10_000, atMost: 0 },
  { metric: 'planFirstBytes', size: 1000, atMost: 12_000 },
  { metric: 'planWorkerBytes', size: 1000, atMost: 4000 },
  { metric: 'planWriterBytes', size: 1000, atMost: 2000 },
  // ical.js alone is 20.2 kB.
  { metric: 'planReaderBytes', size: 1000, atMost: 25_000 },
];

export type Verdict = { text: string; measured: string; holds: boolean };

/** One verdict per bar whose figures were measured in this run. */
export function judge(readings: Readings): Verdict[] {
  return bars.flatMap((bar) => judged(bar, readings) ?? []);
}

function judged(bar: Bar, readings: Readings): Verdict | null {
  const { metric, size } = bar;
  const mine = readings.figure(metric, ours, size);
  if (mine === null) return null;
  const title = `${metrics[metric].title}, ${size.toLocaleString('en-US')} camps`;
  const text = (value: number) => figureText(metric, value);
  if ('atMost' in bar) {
    const limit = `${title}: at most ${text(bar.atMost)}`;
    return { text: limit, measured: text(mine), holds: mine <= bar.atMost };
  }
  if ('atLeast' in bar) {
    const limit = `${title}: at least ${text(bar.atLeast)}`;
    return { text: limit, measured: text(mine), holds: mine >= bar.atLeast };
  }
  const peer = 'than' in bar ? bar.than : bar.higherThan;
  const theirs = readings.figure(metric, peer, size);
  if (theirs === null) return null;
  const both = `${text(mine)}, theirs ${text(theirs)}`;
  if ('higherThan' in bar) {
    return { text: `${title}: higher than ${peer}`, measured: both, holds: mine > theirs };
  }
  return {
    text: `${title}: ${bar.times} times faster than ${peer}`,
    measured: `${(theirs / mine).toFixed(1)} times (${both})`,
    holds: theirs / mine >= bar.times,
  };
}
