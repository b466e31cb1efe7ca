import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import path from 'node:path';
import { installedVersion } from '../runner/installTools.mjs';
import type { Verdict } from './bars.ts';
import { ours } from './contestants.ts';
import { figureText, metricNames, metrics, type MetricName, type Readings } from './readings.ts';

const readme = path.join(import.meta.dirname, 'README.md');
const begin = '<!-- npm run bench -- --readme writes from here -->';
const end = '<!-- to here -->';
const peers = [
  'dexie',
  'rxdb',
  'pouchdb-browser',
  '@tanstack/db',
  'fuse.js',
  'flexsearch',
  '@orama/orama',
  'highs',
];

/** A Markdown table: per metric and contestant a figure for each size, with how many times ours it is. */
export function tableOf(readings: Readings): string {
  const sizes = [...readings.sizes].toSorted((a, b) => a - b);
  const rows = metricNames.flatMap((metric) =>
    [...readings.names].flatMap((name) => {
      const cells = sizes.map((size) => cell(readings, metric, name, size));
      return cells.every((text) => text === '') ? [] : [[metrics[metric].title, name, ...cells]];
    }),
  );
  const head = ['', 'camps:', ...sizes.map((size) => size.toLocaleString('en-US'))];
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(3, ...all.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((text, at) => text.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

function cell(readings: Readings, metric: MetricName, name: string, size: number): string {
  const figure = readings.figure(metric, name, size);
  if (figure === null) return '';
  const mine = readings.figure(metric, ours, size);
  if (name === ours || mine === null || metric === 'recall') return figureText(metric, figure);
  return `${figureText(metric, figure)} (${(figure / mine).toFixed(1)}x)`;
}

export function verdictsText(verdicts: readonly Verdict[]): string {
  return verdicts
    .map(
      ({ text, measured, holds }) =>
        `- ${holds ? 'holds' : 'MISSED'}: ${text}. Measured: ${measured}`,
    )
    .join('\n');
}

/** Where and with what a run was made: figures say nothing without it. */
export function describeRun(command: string, browser: string): string {
  const [first] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const versions = peers.map((name) => `${name} ${installedVersion(import.meta.dirname, name)}`);
  return [
    `Measured on ${new Date().toISOString().slice(0, 10)} by \`${command}\` on ${cpus().length} cores`,
    `(${first?.model.trim() ?? 'unknown'}, ${memory} GB) with Chromium ${browser} and Node ${process.versions.node};`,
    `${versions.join(', ')}.`,
  ].join(' ');
}

/** Writes these paragraphs between the two marks of the README. */
export async function writeReadme(...paragraphs: string[]): Promise<void> {
  const text = await readFile(readme, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`${readme} has lost the marks ${begin} and ${end}`);
  const inside = paragraphs.join('\n\n');
  await writeFile(
    readme,
    `${text.slice(0, from + begin.length)}\n\n${inside}\n\n${text.slice(to)}`,
  );
}
