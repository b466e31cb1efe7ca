import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Verdict } from './bars.ts';
import { escaped } from './escaped.ts';
import { figureText } from './figureText.ts';
import type { Machine } from './machine.ts';
import { type Line, plot } from './plot.ts';
import { type MetricName, metrics, type Readings } from './readings.ts';
import { median, percentile } from './statistics.ts';
import { measuredMetrics } from './tables.ts';

const file = path.join(import.meta.dirname, 'report.html');

/** One page that needs nothing else; git does not keep it. Answers where it lies. */
export async function writeReport(
  readings: Readings,
  verdicts: readonly Verdict[],
  machine: Machine,
  command: string,
): Promise<string> {
  const css = await readFile(path.join(import.meta.dirname, 'report.css'), 'utf8');
  const facts = [
    ['Command', command],
    ['Day', machine.day],
    ['Machine', machine.computer],
  ];
  facts.push(['Ran on', machine.browser], ['Peers', machine.versions]);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Camply bench, ${machine.day}</title>
<style>
${css}</style>
</head>
<body>
<h1>How fast the read road is</h1>
<dl>${facts.map(([name = '', text = '']) => `<dt>${name}</dt><dd>${escaped(text)}</dd>`).join('')}</dl>
<h2>Bars</h2>
${bars(verdicts)}
<h2>By number of camps</h2>
<div class="plots">
${measuredMetrics(readings)
  .map((metric) => section(readings, metric))
  .join('\n')}
</div>
</body>
</html>
`;
  await writeFile(file, html);
  return file;
}

function bars(verdicts: readonly Verdict[]): string {
  if (verdicts.length === 0)
    return '<p>None: they stand at 10,000 camps, which were not measured.</p>';
  const rows = verdicts.map(
    ({ text, measured, holds }) =>
      `<tr><td${holds ? '' : ' class="missed"'}>${holds ? 'holds' : 'missed'}</td><td>${escaped(text)}</td><td>${escaped(measured)}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th>Bar</th><th>What</th><th>Measured</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function section(readings: Readings, metric: MetricName): string {
  const { title, unit } = metrics[metric];
  const sizes = readings.sizesOf(metric);
  const lines: Line[] = readings.whoHas(metric).map((name) => ({
    name,
    points: sizes.flatMap((x) => {
      const y = readings.figure(metric, name, x);
      return y === null ? [] : [{ x, y }];
    }),
  }));
  const rows = lines.flatMap(({ name }) =>
    sizes.flatMap((size) => {
      const values = readings.find(metric, name, size)?.values;
      return values ? [valuesRow(metric, name, size, values)] : [];
    }),
  );
  return `<section>
<h3>${escaped(title)}</h3>
${sizes.length > 1 ? plot(title, unit, lines, unit === '%' ? 'even' : 'powers') : ''}
<details><summary>Median and 95th percentile</summary><div class="scroll"><table>
<thead><tr><th>Who</th><th class="number">Camps</th><th class="number">Median</th><th class="number">p95</th><th class="number">Values</th></tr></thead>
<tbody>${rows.join('')}</tbody></table></div></details>
</section>`;
}

function valuesRow(metric: MetricName, who: string, size: number, values: readonly number[]) {
  const cells = [
    size.toLocaleString('en-US'),
    figureText(metric, median(values)),
    figureText(metric, percentile(values, 0.95)),
    String(values.length),
  ];
  return `<tr><td>${escaped(who)}</td>${cells.map((cell) => `<td class="number">${cell}</td>`).join('')}</tr>`;
}
