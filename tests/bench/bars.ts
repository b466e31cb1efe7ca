// What must hold, mostly at 10,000 camps. A bar that is missed ends the run with exit code 1.
import { ours } from './contestants.ts';
import { metrics, type MetricName, type Readings } from './readings.ts';
import { figureText } from './figureText.ts';

type Bar = { metric: MetricName } & (
  | { kind: 'at most'; limit: number; size: number }
  /** Ours must be this many times smaller than theirs. */
  | { kind: 'times less'; than: string; times: number; size: number }
  /** At least as much as theirs; `strictly` more. */
  | { kind: 'at least theirs'; than: string; strictly: boolean; size: number }
  /** Flat: the big size costs at most this many times the small one. */
  | { kind: 'growth'; from: number; to: number; times: number }
);

const size = 10_000;

export const bars: readonly Bar[] = [
  { metric: 'fill', kind: 'times less', than: 'Dexie rows', times: 10, size },
  { metric: 'fill', kind: 'times less', than: 'RxDB', times: 10, size },
  { metric: 'fill', kind: 'times less', than: 'PouchDB', times: 20, size },
  { metric: 'open', kind: 'times less', than: 'RxDB', times: 3, size },
  { metric: 'delta', kind: 'at most', limit: 30, size },
  { metric: 'delta', kind: 'growth', from: 100, to: size, times: 1.5 },
  { metric: 'heap', kind: 'times less', than: 'RxDB', times: 2, size },
  { metric: 'filter', kind: 'at most', limit: 8, size },
  { metric: 'filter', kind: 'at most', limit: 1, size: 1000 },
  { metric: 'keystroke', kind: 'at most', limit: 16, size },
  { metric: 'recall', kind: 'at least theirs', than: 'Fuse.js', strictly: true, size },
  { metric: 'recall', kind: 'at least theirs', than: 'Orama', strictly: true, size },
  { metric: 'recall', kind: 'at least theirs', than: 'FlexSearch', strictly: true, size },
  { metric: 'nothingNewRequests', kind: 'at most', limit: 1, size },
  { metric: 'nothingNewBytes', kind: 'at most', limit: 300, size },
  { metric: 'coldStart', kind: 'at most', limit: 1000, size },
  { metric: 'searchReadyTask', kind: 'at most', limit: 50, size },
  { metric: 'scrollTask', kind: 'at most', limit: 50, size },
];

export type Verdict = { text: string; measured: string; holds: boolean };

/** One verdict per bar whose figures were measured in this run. */
export function judge(readings: Readings): Verdict[] {
  return bars.flatMap((bar) => judged(bar, readings) ?? []);
}

function judged(bar: Bar, readings: Readings): Verdict | null {
  const { metric } = bar;
  const { title } = metrics[metric];
  const of = (who: string, camps: number) => readings.figure(metric, who, camps);
  const text = (value: number) => figureText(metric, value);
  if (bar.kind === 'growth') {
    const from = of(ours, bar.from);
    const to = of(ours, bar.to);
    if (from === null || to === null) return null;
    return {
      text: `${title}: from ${bar.from} to ${bar.to} camps at most ${bar.times} times`,
      measured: `${(to / from).toFixed(2)} times (${text(from)} to ${text(to)})`,
      holds: to / from <= bar.times,
    };
  }
  const mine = of(ours, bar.size);
  if (mine === null) return null;
  if (bar.kind === 'at most') {
    return {
      text: `${title}: at most ${text(bar.limit)}`,
      measured: text(mine),
      holds: mine <= bar.limit,
    };
  }
  const theirs = of(bar.than, bar.size);
  if (theirs === null) return null;
  if (bar.kind === 'at least theirs') {
    return {
      text: `${title}: ${bar.strictly ? 'better than' : 'at least that of'} ${bar.than}`,
      measured: `${text(mine)} and ${text(theirs)}`,
      holds: bar.strictly ? mine > theirs : mine >= theirs,
    };
  }
  return {
    text: `${title}: ${bar.times} times less than ${bar.than}`,
    measured: `${(theirs / mine).toFixed(1)} times (${text(mine)} and ${text(theirs)})`,
    holds: theirs / mine >= bar.times,
  };
}
