import { ours } from './contestants.ts';
import { figureText, rounded } from './figureText.ts';
import { metricOrder, metrics, type MetricName, type Readings } from './readings.ts';
import { growth } from './statistics.ts';

/** `growth`: 1 is ten times the cost for ten times the camps; 0 is no more cost. Empty when unknown. */
export type Row = {
  metric: MetricName;
  title: string;
  who: string;
  cells: string[];
  growth: string;
};
export type Table = { sizes: number[]; rows: Row[] };

/** Log of cost over log of camps, from the smallest to the biggest size. */
export function growthOf(readings: Readings, metric: MetricName, who: string): number | null {
  const known = readings.sizesOf(metric).flatMap((size) => {
    const value = readings.figure(metric, who, size);
    return value === null || value <= 0 ? [] : [{ size, value }];
  });
  const [from] = known;
  const to = known.at(-1);
  return from && to && from !== to ? growth(from, to) : null;
}

const growthText = (value: number | null) =>
  value === null ? '' : (Math.round(value * 100) / 100 + 0).toFixed(2);

export function measuredMetrics(readings: Readings): MetricName[] {
  return metricOrder.filter((name) => readings.whoHas(name).length > 0);
}

/** One row per metric and contestant: a figure per size, then how often ours fits into it. */
export function tableOf(readings: Readings): Table {
  const sizes = [...new Set(readings.all.map(({ size }) => size))].toSorted((a, b) => a - b);
  const rows = measuredMetrics(readings).flatMap((metric) =>
    readings.whoHas(metric).map((who) => ({
      metric,
      title: metrics[metric].title,
      who,
      cells: sizes.map((size) => cell(readings, metric, who, size)),
      growth: growthText(growthOf(readings, metric, who)),
    })),
  );
  return { sizes, rows };
}

/** '2,324 ms (17x)': in brackets how many times ours. */
function cell(readings: Readings, metric: MetricName, who: string, size: number): string {
  const figure = readings.figure(metric, who, size);
  if (figure === null) return '';
  const text = figureText(metric, figure);
  const mine = readings.figure(metric, ours, size);
  if (who === ours || mine === null || 'isMoreBetter' in metrics[metric]) return text;
  const ratio = figure / mine;
  return `${text} (${rounded(ratio)}x)`;
}
