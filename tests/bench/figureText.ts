import { metrics, type MetricName } from './readings.ts';

/** '4,334', '17', '0.4': no more digits than a busy machine can promise. */
export function rounded(value: number): string {
  const digits = Math.abs(value) < 1 ? 2 : Number(Math.abs(value) < 10);
  return value.toLocaleString('en-US', { maximumFractionDigits: digits });
}

/** '0.42 ms', '93 %'; plain numbers for requests and bytes, whose titles say what they are. */
export function figureText(metric: MetricName, value: number): string {
  const { unit, ...rest } = metrics[metric];
  if ('least' in rest && value < rest.least) return `under ${rest.least} ${unit}`;
  const number = rounded(value);
  return unit === 'requests' || unit === 'bytes' ? number : `${number} ${unit}`;
}
