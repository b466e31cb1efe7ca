/** '0 kB', 'under 1 kB', '41 kB', '5.1 MB': in the thousands that phones count in. */
export function bytesLabel(bytes: number): string {
  if (bytes < 1000) return bytes === 0 ? '0 kB' : 'under 1 kB';
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
