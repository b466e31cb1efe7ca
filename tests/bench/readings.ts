import { mean, median, percentile } from './statistics.ts';

type Metric = {
  title: string;
  unit: 'ms' | 'MB' | 'bytes' | 'requests' | '%';
  /** How the values become one figure. */
  by: 'median' | 'p95' | 'mean' | 'max';
  isMoreBetter?: true;
  /** The browser tells nothing below this: 0 stands for less. */
  least?: number;
};

/** Everything that is measured, in the order of the tables. */
export const metrics = {
  fill: { title: 'First fill, durable', unit: 'ms', by: 'median' },
  firstList: { title: 'First fill, to the whole list', unit: 'ms', by: 'median' },
  settle: { title: 'Put off until that list is drawn', unit: 'ms', by: 'median' },
  open: { title: 'Second open, to the whole list', unit: 'ms', by: 'median' },
  delta: { title: '50 changes, to the live list', unit: 'ms', by: 'median' },
  heap: { title: 'Heap after load', unit: 'MB', by: 'median' },
  filter: { title: 'Filter pass with facet counts, p95', unit: 'ms', by: 'p95' },
  index: { title: 'Getting ready to search', unit: 'ms', by: 'median' },
  keystroke: { title: 'Keystroke to result list, p95', unit: 'ms', by: 'p95' },
  recall: { title: 'Recall at 10', unit: '%', by: 'mean', isMoreBetter: true },
  nothingNewRequests: { title: 'Nothing new: requests', unit: 'requests', by: 'max' },
  nothingNewBytes: { title: 'Nothing new: bytes of body', unit: 'bytes', by: 'max' },
  coldStart: { title: 'Offline cold start, first card, 4x slower CPU', unit: 'ms', by: 'median' },
  searchReadyTask: { title: 'Search ready: longest task', unit: 'ms', by: 'max', least: 50 },
  scrollTask: { title: 'Scrolling all cards: longest task', unit: 'ms', by: 'max', least: 50 },
} satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

const isMetric = (name: string): name is MetricName => name in metrics;
export const metricOrder = Object.keys(metrics).filter(isMetric);

export type Reading = { metric: MetricName; who: string; size: number; values: number[] };

/** All values of a run; figures are made when asked for. */
export class Readings {
  readonly all: Reading[] = [];

  add(metric: MetricName, who: string, size: number, ...values: number[]): void {
    const known = this.find(metric, who, size);
    if (known) known.values.push(...values);
    else this.all.push({ metric, who, size, values });
  }

  find(metric: MetricName, who: string, size: number): Reading | undefined {
    return this.all.find(
      (reading) => reading.metric === metric && reading.who === who && reading.size === size,
    );
  }

  /** The metric's own figure, or null when it was not measured. */
  figure(metric: MetricName, who: string, size: number): number | null {
    const values = this.find(metric, who, size)?.values;
    return values ? figures[metrics[metric].by](values) : null;
  }

  whoHas(metric: MetricName): string[] {
    return [...new Set(this.all.flatMap((each) => (each.metric === metric ? [each.who] : [])))];
  }

  sizesOf(metric: MetricName): number[] {
    const sizes = this.all.flatMap((each) => (each.metric === metric ? [each.size] : []));
    return [...new Set(sizes)].toSorted((a, b) => a - b);
  }
}

const figures = {
  median,
  mean,
  p95: (values: readonly number[]) => percentile(values, 0.95),
  max: (values: readonly number[]) => Math.max(...values),
};
