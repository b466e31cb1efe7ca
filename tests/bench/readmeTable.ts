import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Verdict } from './bars.ts';
import { figureText } from './figureText.ts';
import { ours } from './contestants.ts';
import type { Machine } from './machine.ts';
import { metrics, type Readings } from './readings.ts';
import { measuredMetrics, type Table } from './tables.ts';

const file = path.resolve(import.meta.dirname, '../../README.md');
const begin = '<!-- npm run bench -- --readme writes from here -->';
const end = '<!-- to here -->';

/** Writes the table of this run between the two marks of the README. */
export async function writeReadme(
  table: Table,
  readings: Readings,
  verdicts: readonly Verdict[],
  machine: Machine,
  command: string,
): Promise<void> {
  const text = await readFile(file, 'utf8');
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`README.md has lost the marks ${begin} and ${end}`);
  const words = [
    `Measured on ${machine.day} by \`${command}\` on ${machine.computer}; ${machine.browser}. Peers: ${machine.versions}.`,
    markdownTable(table),
    betterPeers(readings),
    missedBars(verdicts),
  ];
  const inside = words.filter((each) => each !== '').join('\n\n');
  await writeFile(file, `${text.slice(0, from + begin.length)}\n\n${inside}\n\n${text.slice(to)}`);
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

function markdownTable({ sizes, rows }: Table): string {
  return [
    line(['', '', ...sizes.map((size) => size.toLocaleString('en-US')), 'growth']),
    line(['---', '---', ...sizes.map(() => '--:'), '--:']),
    ...rows.map(({ title, who, cells, growth }, number) =>
      line([rows[number - 1]?.title === title ? '' : title, who, ...cells, growth]),
    ),
  ].join('\n');
}

/** Said before anybody has to look for it: where a peer has the better figure, at every size. */
function betterPeers(readings: Readings): string {
  const found = measuredMetrics(readings).flatMap((metric) =>
    readings
      .whoHas(metric)
      .filter((who) => who !== ours)
      .flatMap((who) => {
        const cases = readings.sizesOf(metric).flatMap((size) => {
          const mine = readings.figure(metric, ours, size);
          const theirs = readings.figure(metric, who, size);
          if (mine === null || theirs === null) return [];
          const isBetter = 'isMoreBetter' in metrics[metric] ? theirs > mine : theirs < mine;
          return isBetter
            ? [
                `${size.toLocaleString('en-US')} camps (${figureText(metric, theirs)}, ours ${figureText(metric, mine)})`,
              ]
            : [];
        });
        return cases.length > 0
          ? [`- ${metrics[metric].title}: ${who} at ${cases.join(', ')}`]
          : [];
      }),
  );
  return found.length > 0 ? ['Where a peer is better:', '', ...found].join('\n') : '';
}

function missedBars(verdicts: readonly Verdict[]): string {
  const missed = verdicts.filter(({ holds }) => !holds);
  if (missed.length === 0) return '';
  return [
    'What we wanted and did not reach in this run:',
    '',
    ...missed.map(({ text, measured }) => `- ${text}. Measured: ${measured}`),
  ].join('\n');
}
