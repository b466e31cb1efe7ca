import { metrics, type MetricName } from './readings.ts';

/** '0.42 ms', '4,334 ms', '93 %': three digits are all that a busy machine can promise. */
export function figureText(metric: MetricName, value: number): string {
  const { unit } = metrics[metric];
  const digits = value !== 0 && Math.abs(value) < 1 ? 2 : Number(Math.abs(value) < 10);
  const number = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return unit === 'requests' || unit === 'bytes' ? number : `${number} ${unit}`;
}
