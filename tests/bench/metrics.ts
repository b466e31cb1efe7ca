// What is measured, what must hold of it, and how it is told.
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { installedVersion } from '../runner/installTools.mjs';

export const ours = 'Camply';

type Values = readonly number[];
/** The value below which `share` (0 to 1) of the values lie, by nearest rank. */
const percentile = (share: number) => (values: Values) => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
};
const median = percentile(0.5);
const p95 = percentile(0.95);
const mean = (values: Values) => values.reduce((a, b) => a + b, 0) / values.length;
const max = (values: Values) => Math.max(...values);

/** What must hold of our figure with so many camps, beside a peer's of the same run where it names one. */
type Bar = {
  camps: number;
  peer?: string;
  limit: (text: (value: number) => string) => string;
  holds: (mine: number, theirs: number) => boolean;
};
const atMost = (camps: number, most: number): Bar => ({
  camps,
  limit: (text) => `at most ${text(most)}`,
  holds: (mine) => mine <= most,
});
const atLeast = (camps: number, least: number): Bar => ({
  camps,
  limit: (text) => `at least ${text(least)}`,
  holds: (mine) => mine >= least,
});
const faster = (camps: number, peer: string, times: number): Bar => ({
  camps,
  peer,
  limit: () => `${times} times faster than ${peer}`,
  holds: (mine, theirs) => theirs / mine >= times,
});
const higher = (camps: number, peer: string): Bar => ({
  camps,
  peer,
  limit: () => `higher than ${peer}`,
  holds: (mine, theirs) => mine > theirs,
});

type Unit = 'ms' | 'MB' | 'bytes' | 'requests' | '%' | 'power' | 'of 1';
/** `by`: how the values of all trials become one figure. */
const metric = (title: string, unit: Unit, by: (values: Values) => number, ...bars: Bar[]) => ({
  title,
  unit,
  by,
  bars,
});

const slow = 'Plan, 4x slower CPU';
/** In the order of the table. */
const metrics = {
  fill: metric('First fill, durable', 'ms', median),
  firstList: metric(
    'First fill, to the whole list',
    'ms',
    median,
    faster(10_000, 'Dexie rows', 4),
    faster(10_000, 'RxDB', 8),
    faster(10_000, 'PouchDB', 12),
  ),
  settle: metric('Deferred until that list is drawn', 'ms', median),
  open: metric('Second open, to the whole list', 'ms', median, faster(10_000, 'RxDB', 3)),
  delta: metric('50 changes, to the live list', 'ms', median, atMost(10_000, 30)),
  heap: metric('Heap after load', 'MB', median),
  filter: metric(
    'Filter pass with facet counts, p95',
    'ms',
    p95,
    atMost(1000, 1),
    atMost(10_000, 8),
  ),
  index: metric('Building the search index', 'ms', median),
  keystroke: metric('Keystroke to result list, p95', 'ms', p95, atMost(10_000, 16)),
  recall: metric(
    'Recall at 10',
    '%',
    mean,
    atLeast(10_000, 88),
    higher(10_000, 'Fuse.js'),
    higher(10_000, 'FlexSearch'),
    higher(10_000, 'Orama'),
  ),
  nothingNewRequests: metric('Nothing new: requests', 'requests', max, atMost(10_000, 1)),
  nothingNewBytes: metric('Nothing new: body', 'bytes', max, atMost(10_000, 300)),
  coldStart: metric(
    'Offline cold start to first card, 4x slower CPU',
    'ms',
    median,
    atMost(1000, 800),
    atMost(10_000, 1500),
  ),
  // Each camp is one that a provider lists: from Submit to stored and read back, while it is being sent.
  savedSmall: metric('Saved, logo of 0.2 MB, 4x slower CPU, p95', 'ms', p95, atMost(100, 150)),
  savedLarge: metric('Saved, logo of 0.3 MB, 4x slower CPU, p95', 'ms', p95, atMost(100, 150)),
  killed: metric('Saved and there after the browser was killed', '%', mean, atLeast(100, 100)),
  // A first visit at slow 4G and a 4 times slower CPU.
  homeListens: metric('Home: first paint to presses count', 'ms', median, atMost(100, 1000)),
  homeHydrated: metric('Home: first paint to hydrated', 'ms', median),
  homeLcp: metric('Home: largest contentful paint', 'ms', median),
  fallListens: metric('Fall page: first paint to presses count', 'ms', median, atMost(100, 1000)),
  fallHydrated: metric('Fall page: first paint to hydrated', 'ms', median),
  fallLcp: metric('Fall page: largest contentful paint', 'ms', median),
  winterListens: metric(
    'Winter page: first paint to presses count',
    'ms',
    median,
    atMost(100, 1000),
  ),
  winterHydrated: metric('Winter page: first paint to hydrated', 'ms', median),
  winterLcp: metric('Winter page: largest contentful paint', 'ms', median),
  // Four children at 1,000 camps, two at 10,000.
  planBFirst: metric('Plan B, 4x slower CPU: first plan', 'ms', median, atMost(1000, 150)),
  planBDone: metric(
    'Plan B, 4x slower CPU: all three plans',
    'ms',
    median,
    atMost(1000, 600),
    atMost(10_000, 4000),
  ),
  planBStart: metric('Plan B: start of its worker, full speed', 'ms', median),
  planBCancel: metric('Plan B, 4x slower CPU: cancel heard, p95', 'ms', p95, atMost(10_000, 50)),
  // In Node, on the processor's clock, with one hub for the week and two children.
  planBSolved: metric(
    'Plan B, best plan proved',
    'ms',
    median,
    faster(300, 'HiGHS', 10),
    faster(1000, 'HiGHS', 10),
  ),
  planBAgrees: metric(
    'Plan B, same points and cents as HiGHS',
    '%',
    mean,
    atLeast(300, 100),
    atLeast(1000, 100),
  ),
  // A plan of four children and sixty rows, at a 4 times slower CPU.
  planEdit: metric(`${slow}: edit to all cells of a break`, 'ms', median, atMost(10_000, 2)),
  planYear: metric(`${slow}: a year of cells`, 'ms', median, atMost(10_000, 16)),
  planDay: metric(`${slow}: open day to sorted camps`, 'ms', median, atMost(10_000, 5)),
  planDayGrowth: metric('Plan, that list: growth, 1 is linear', 'power', median, atMost(10_000, 1)),
  planIndex: metric(`${slow}: camps of a break`, 'ms', median, atMost(10_000, 20)),
  planFile: metric(`${slow}: calendar file, 60 events`, 'ms', median, atMost(10_000, 10)),
  planAnswers: metric('Plan, full speed: offline cold start to cells', 'ms', median),
  planAnswersSlow: metric(`${slow}: offline cold start to cells`, 'ms', median, atMost(100, 1500)),
  // What Core Web Vitals call a good answer to a press (INP).
  planTap: metric(`${slow}: tap on an open day to its list`, 'ms', median, atMost(10_000, 200)),
  planDrag: metric(`${slow}: drag, longest task`, 'ms', median, atMost(10_000, 50)),
  planShift: metric('Plan: layout shift of a drag', 'of 1', max, atMost(10_000, 0)),
  // Gzipped, the reader in Brotli; ical.js alone is 20.2 kB of it.
  planFirstBytes: metric("Plan: the page's first chunk", 'bytes', median, atMost(1000, 12_000)),
  planOwnBytes: metric(
    'Plan: that chunk and what the planner shares with other pages',
    'bytes',
    median,
  ),
  planWorkerBytes: metric('Plan B: solver and worker', 'bytes', median, atMost(1000, 4000)),
  planWriterBytes: metric('Plan: writer of calendar files', 'bytes', median, atMost(1000, 2000)),
  planReaderBytes: metric('Plan: reader of calendar files', 'bytes', median, atMost(1000, 25_000)),
};

export type MetricName = keyof typeof metrics;
const isMetric = (name: string): name is MetricName => name in metrics;
const metricNames = Object.keys(metrics).filter(isMetric);

/** All values of a run; figures are made when they are asked for. */
export class Readings {
  readonly #values = new Map<string, number[]>();
  readonly sizes = new Set<number>();
  readonly names = new Set<string>();

  /** `name` is a contestant, `size` the number of camps. */
  add(metricName: MetricName, name: string, size: number, ...values: number[]): void {
    this.sizes.add(size);
    this.names.add(name);
    const key = `${metricName} ${size} ${name}`;
    this.#values.set(key, [...(this.#values.get(key) ?? []), ...values]);
  }

  /** Null when it was not measured. */
  figure(metricName: MetricName, name: string, size: number): number | null {
    const values = this.#values.get(`${metricName} ${size} ${name}`);
    return values ? metrics[metricName].by(values) : null;
  }
}

/** '4,334 ms', '17 ms', '0.42 ms', '93 %': no more digits than a busy machine can promise. */
function figureText(name: MetricName, value: number): string {
  const digits = Math.abs(value) < 1 ? 2 : Number(Math.abs(value) < 10);
  return `${value.toLocaleString('en-US', { maximumFractionDigits: digits })} ${metrics[name].unit}`;
}

/** One verdict per bar whose figures were measured in this run. */
export function judge(readings: Readings): { text: string; holds: boolean }[] {
  return metricNames.flatMap((name) =>
    metrics[name].bars.flatMap(({ camps, peer = ours, limit, holds }) => {
      const mine = readings.figure(name, ours, camps);
      const theirs = readings.figure(name, peer, camps);
      if (mine === null || theirs === null) return [];
      const text = (value: number) => figureText(name, value);
      const beside = peer === ours ? '' : `, theirs ${text(theirs)}`;
      const title = `${metrics[name].title}, ${camps.toLocaleString('en-US')} camps`;
      const isGood = holds(mine, theirs);
      return {
        text: `- ${isGood ? 'holds' : 'MISSED'}: ${title}: ${limit(text)}. Measured: ${text(mine)}${beside}`,
        holds: isGood,
      };
    }),
  );
}

/** A Markdown table: per metric and contestant a figure for each size, with how many times ours it is. */
export function tableOf(readings: Readings): string {
  const sizes = [...readings.sizes].toSorted((a, b) => a - b);
  const cell = (name: MetricName, who: string, size: number) => {
    const figure = readings.figure(name, who, size);
    if (figure === null) return '';
    const mine = readings.figure(name, ours, size);
    if (who === ours || mine === null || name === 'recall') return figureText(name, figure);
    return `${figureText(name, figure)} (${(figure / mine).toFixed(1)}x)`;
  };
  const rows = metricNames.flatMap((name) =>
    [...readings.names].flatMap((who) => {
      const cells = sizes.map((size) => cell(name, who, size));
      return cells.every((text) => text === '') ? [] : [[metrics[name].title, who, ...cells]];
    }),
  );
  const head = ['', 'camps:', ...sizes.map((size) => size.toLocaleString('en-US'))];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const peers = 'dexie rxdb pouchdb-browser @tanstack/db fuse.js flexsearch @orama/orama highs';

/** Where and with what a run was made: figures say nothing without it. */
export function describeRun(command: string, browser: string): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const versions = peers
    .split(' ')
    .map((name) => `${name} ${installedVersion(import.meta.dirname, name)}`);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`${command}\` on ${cpus().length} cores`,
    `(${first?.model.trim() ?? 'unknown'}, ${memory} GB) with Chromium ${browser} and Node ${process.versions.node};`,
    `${versions.join(', ')}.`,
  ].join(' ');
}

/** Writes these paragraphs between the two marks of the README. */
export async function writeReadme(...paragraphs: string[]): Promise<void> {
  const file = path.join(import.meta.dirname, 'README.md');
  const text = await readFile(file, 'utf8');
  const marks = /(<!-- npm run bench -- --readme writes from here -->).*(<!-- to here -->)/s;
  if (!marks.test(text)) throw new Error(`${file} has lost its marks`);
  await writeFile(
    file,
    text.replace(marks, (_, from, to) => `${from}\n\n${paragraphs.join('\n\n')}\n\n${to}`),
  );
}
