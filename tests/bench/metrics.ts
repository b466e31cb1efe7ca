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

const ms = (title: string, ...bars: Bar[]) => metric(title, 'ms', median, ...bars);
const bytes = (title: string, ...bars: Bar[]) => metric(title, 'bytes', median, ...bars);

const slow = 'Plan, 4x slower CPU';
/** In the order of the table. */
const metrics = {
  fill: ms('First fill, durable'),
  firstList: ms(
    'First fill, to the whole list',
    faster(10_000, 'Dexie rows', 4),
    faster(10_000, 'RxDB', 8),
    faster(10_000, 'PouchDB', 12),
  ),
  settle: ms('Deferred until that list is drawn'),
  open: ms('Second open, to the whole list', faster(10_000, 'RxDB', 3)),
  delta: ms('50 changes, to the live list', atMost(10_000, 30)),
  heap: metric('Heap after load', 'MB', median),
  filter: metric(
    'Filter pass with facet counts, p95',
    'ms',
    p95,
    atMost(1000, 1),
    atMost(10_000, 8),
  ),
  index: ms('Building the search index'),
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
  coldStart: ms(
    'Offline cold start to first card, 4x slower CPU',
    atMost(1000, 800),
    atMost(10_000, 1500),
  ),
  // Each camp is one that a provider lists: from Submit to stored and read back, while it is being sent.
  savedSmall: metric('Saved, logo of 0.2 MB, 4x slower CPU, p95', 'ms', p95, atMost(100, 150)),
  savedLarge: metric('Saved, logo of 0.3 MB, 4x slower CPU, p95', 'ms', p95, atMost(100, 150)),
  killed: metric('Saved and there after the browser was killed', '%', mean, atLeast(100, 100)),
  // A first visit at slow 4G and a 4 times slower CPU.
  homeListens: ms('Home: first paint to presses count', atMost(100, 1000)),
  homeHydrated: ms('Home: first paint to hydrated'),
  homeLcp: ms('Home: largest contentful paint'),
  fallListens: ms('Fall page: first paint to presses count', atMost(100, 1000)),
  fallHydrated: ms('Fall page: first paint to hydrated'),
  fallLcp: ms('Fall page: largest contentful paint'),
  winterListens: ms('Winter page: first paint to presses count', atMost(100, 1000)),
  winterHydrated: ms('Winter page: first paint to hydrated'),
  winterLcp: ms('Winter page: largest contentful paint'),
  // Four children at 1,000 camps, two at 10,000.
  planBFirst: ms('Plan B, 4x slower CPU: first plan', atMost(1000, 150)),
  planBDone: ms('Plan B, 4x slower CPU: all three plans', atMost(1000, 600), atMost(10_000, 4000)),
  planBStart: ms('Plan B: start of its worker, full speed'),
  planBCancel: metric('Plan B, 4x slower CPU: cancel heard, p95', 'ms', p95, atMost(10_000, 50)),
  // Eleven weeks of four children at once.
  planBSummerFirst: ms('Plan B of a summer, 4x slower CPU: first plan', atMost(1000, 300)),
  planBSummer: ms('Plan B of a summer, 4x slower CPU: all three plans', atMost(1000, 3000)),
  planBSummerCancel: metric(
    'Plan B of a summer, 4x slower CPU: cancel heard, p95',
    'ms',
    p95,
    atMost(1000, 50),
  ),
  // In Node, on the processor's clock, with one hub for the week and two children.
  planBSolved: ms('Plan B, best plan proved', faster(300, 'HiGHS', 10), faster(1000, 'HiGHS', 10)),
  planBAgrees: metric(
    'Plan B, same points and cents as HiGHS',
    '%',
    mean,
    atLeast(300, 100),
    atLeast(1000, 100),
  ),
  // A plan of four children and sixty rows, at a 4 times slower CPU.
  planEdit: ms(`${slow}: edit to all cells of a break`, atMost(10_000, 2)),
  planYear: ms(`${slow}: a year of cells`, atMost(10_000, 16)),
  planDay: ms(`${slow}: open day to sorted camps`, atMost(10_000, 5)),
  planDayGrowth: metric('Plan, that list: growth, 1 is linear', 'power', median, atMost(10_000, 1)),
  planIndex: ms(`${slow}: camps of a break`, atMost(10_000, 20)),
  planFile: ms(`${slow}: calendar file, 60 events`, atMost(10_000, 10)),
  planAnswers: ms('Plan, full speed: offline cold start to cells'),
  planAnswersSlow: ms(`${slow}: offline cold start to cells`, atMost(100, 1500)),
  // What Core Web Vitals call a good answer to a press (INP).
  planTap: ms(`${slow}: tap on an open day to its list`, atMost(10_000, 200)),
  planDrag: ms(`${slow}: drag, longest task`, atMost(10_000, 50)),
  planImport: ms("Plan, full speed: a school's feed of 1 MB, longest task", atMost(10_000, 50)),
  planShift: metric('Plan: layout shift of a drag', 'of 1', max, atMost(10_000, 0)),
  // Gzipped, the reader in Brotli; ical.js alone is 20.2 kB of it.
  planFirstBytes: bytes("Plan: the page's first chunk", atMost(1000, 12_000)),
  planWorkerBytes: bytes('Plan B: solver and worker', atMost(1000, 4500)),
  planWriterBytes: bytes('Plan: writer of calendar files', atMost(1000, 2000)),
  // So many alarms in place of camps.
  alarmsRung: ms('Alarms due at one minute: the last has rung', atMost(10_000, 60_000)),
  alarmSealed: ms('Alarm: sealed on a phone, full speed'),
  planReaderBytes: bytes('Plan: reader of calendar files', atMost(1000, 25_500)),
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

/** A Markdown table: per metric our figure for each size, then those of the others, with how many times ours they are. */
export function tableOf(readings: Readings): string {
  const sizes = [...readings.sizes].toSorted((a, b) => a - b);
  const cell = (name: MetricName, size: number) => {
    const mine = readings.figure(name, ours, size);
    const figures = [...readings.names].flatMap((contestant) => {
      const figure = readings.figure(name, contestant, size);
      if (figure === null) return [];
      const text = figureText(name, figure);
      if (contestant === ours) return [text];
      const hasRatio = mine !== null && name !== 'recall';
      return [`${contestant} ${text}${hasRatio ? ` (${(figure / mine).toFixed(1)}x)` : ''}`];
    });
    return figures.join('; ');
  };
  const rows = metricNames
    .map((name) => [metrics[name].title, ...sizes.map((size) => cell(name, size))])
    .filter(([, ...cells]) => cells.some((text) => text !== ''));
  const head = ['', ...sizes.map((size) => `${size.toLocaleString('en-US')} camps`)];
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
