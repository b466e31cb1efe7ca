type Metric = {
  title: string;
  unit: 'ms' | 'MB' | 'bytes' | 'requests' | '%' | 'power' | 'of 1';
  /** How the values of all trials become one figure. */
  by: (values: readonly number[]) => number;
};

/** The value below which `share` (0 to 1) of the values lie, by nearest rank. */
const percentile = (share: number) => (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};
const median = percentile(0.5);
const p95 = percentile(0.95);
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const max = (values: readonly number[]) => Math.max(...values);

/** Everything that is measured, in the order of the table. */
export const metrics = {
  fill: { title: 'First fill, durable', unit: 'ms', by: median },
  firstList: { title: 'First fill, to the whole list', unit: 'ms', by: median },
  settle: { title: 'Deferred until that list is drawn', unit: 'ms', by: median },
  open: { title: 'Second open, to the whole list', unit: 'ms', by: median },
  delta: { title: '50 changes, to the live list', unit: 'ms', by: median },
  heap: { title: 'Heap after load', unit: 'MB', by: median },
  filter: { title: 'Filter pass with facet counts, p95', unit: 'ms', by: p95 },
  index: { title: 'Building the search index', unit: 'ms', by: median },
  keystroke: { title: 'Keystroke to result list, p95', unit: 'ms', by: p95 },
  recall: { title: 'Recall at 10', unit: '%', by: mean },
  nothingNewRequests: { title: 'Nothing new: requests', unit: 'requests', by: max },
  nothingNewBytes: { title: 'Nothing new: body', unit: 'bytes', by: max },
  coldStart: { title: 'Offline cold start to first card, 4x slower CPU', unit: 'ms', by: median },
  // Each camp is one that a provider lists: from Submit to stored and read back, while it is being sent.
  savedSmall: { title: 'Saved, logo of 0.2 MB, 4x slower CPU, p95', unit: 'ms', by: p95 },
  savedLarge: { title: 'Saved, logo of 0.3 MB, 4x slower CPU, p95', unit: 'ms', by: p95 },
  killed: { title: 'Saved and there after the browser was killed', unit: '%', by: mean },
  // A first visit at slow 4G and a 4 times slower CPU.
  homeListens: { title: 'Home: first paint to presses count', unit: 'ms', by: median },
  homeHydrated: { title: 'Home: first paint to hydrated', unit: 'ms', by: median },
  homeLcp: { title: 'Home: largest contentful paint', unit: 'ms', by: median },
  fallListens: { title: 'Fall page: first paint to presses count', unit: 'ms', by: median },
  fallHydrated: { title: 'Fall page: first paint to hydrated', unit: 'ms', by: median },
  fallLcp: { title: 'Fall page: largest contentful paint', unit: 'ms', by: median },
  winterListens: { title: 'Winter page: first paint to presses count', unit: 'ms', by: median },
  winterHydrated: { title: 'Winter page: first paint to hydrated', unit: 'ms', by: median },
  winterLcp: { title: 'Winter page: largest contentful paint', unit: 'ms', by: median },
  // Four children at 1,000 camps, two at 10,000.
  planBFirst: { title: 'Plan B, 4x slower CPU: first plan', unit: 'ms', by: median },
  planBDone: { title: 'Plan B, 4x slower CPU: all three plans', unit: 'ms', by: median },
  planBStart: { title: 'Plan B: start of its worker, full speed', unit: 'ms', by: median },
  planBCancel: { title: 'Plan B, 4x slower CPU: cancel heard, p95', unit: 'ms', by: p95 },
  // In Node, on the processor's clock, with one hub for the week and two children.
  planBSolved: { title: 'Plan B, best plan proved', unit: 'ms', by: median },
  planBAgrees: { title: 'Plan B, same points and cents as HiGHS', unit: '%', by: mean },
  // A plan of four children and sixty rows, at a 4 times slower CPU.
  planEdit: { title: 'Plan, 4x slower CPU: edit to all cells of a break', unit: 'ms', by: median },
  planYear: { title: 'Plan, 4x slower CPU: a year of cells', unit: 'ms', by: median },
  planDay: { title: 'Plan, 4x slower CPU: open day to sorted camps', unit: 'ms', by: median },
  planDayGrowth: { title: 'Plan, that list: growth, 1 is linear', unit: 'power', by: median },
  planIndex: { title: 'Plan, 4x slower CPU: camps of a break', unit: 'ms', by: median },
  planFile: { title: 'Plan, 4x slower CPU: calendar file, 60 events', unit: 'ms', by: median },
  planAnswers: {
    title: 'Plan, full speed: offline cold start to cells',
    unit: 'ms',
    by: median,
  },
  planAnswersSlow: {
    title: 'Plan, 4x slower CPU: offline cold start to cells',
    unit: 'ms',
    by: median,
  },
  planTap: { title: 'Plan, 4x slower CPU: tap on an open day to its list', unit: 'ms', by: median },
  planDrag: { title: 'Plan, 4x slower CPU: drag, longest task', unit: 'ms', by: median },
  planShift: { title: 'Plan: layout shift of a drag', unit: 'of 1', by: max },
  // Gzipped, the reader in Brotli.
  planFirstBytes: { title: "Plan: the page's first chunk", unit: 'bytes', by: median },
  planOwnBytes: {
    title: 'Plan: that chunk and what the planner shares with other pages',
    unit: 'bytes',
    by: median,
  },
  planWorkerBytes: { title: 'Plan B: solver and worker', unit: 'bytes', by: median },
  planWriterBytes: { title: 'Plan: writer of calendar files', unit: 'bytes', by: median },
  planReaderBytes: { title: 'Plan: reader of calendar files', unit: 'bytes', by: median },
} satisfies Record<string, Metric>;

export type MetricName = keyof typeof metrics;

const isMetric = (name: string): name is MetricName => name in metrics;
export const metricNames = Object.keys(metrics).filter(isMetric);

/** All values of a run; figures are made when they are asked for. */
export class Readings {
  readonly #values = new Map<string, number[]>();
  readonly sizes = new Set<number>();
  readonly names = new Set<string>();

  /** `name` is a contestant, `size` the number of camps. */
  add(metric: MetricName, name: string, size: number, ...values: number[]): void {
    this.sizes.add(size);
    this.names.add(name);
    const key = `${metric} ${size} ${name}`;
    this.#values.set(key, [...(this.#values.get(key) ?? []), ...values]);
  }

  /** Null when it was not measured. */
  figure(metric: MetricName, name: string, size: number): number | null {
    const values = this.#values.get(`${metric} ${size} ${name}`);
    return values ? metrics[metric].by(values) : null;
  }
}

/** '4,334 ms', '17 ms', '0.42 ms', '93 %': no more digits than a busy machine can promise. */
export function figureText(metric: MetricName, value: number): string {
  const digits = Math.abs(value) < 1 ? 2 : Number(Math.abs(value) < 10);
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${metrics[metric].unit}`;
}
