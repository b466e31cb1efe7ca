import { expect, it } from 'vitest';
import { bytesLabel } from './bytesLabel.ts';

it.each([
  [0, '0 kB'],
  [1, 'under 1 kB'],
  [999, 'under 1 kB'],
  [1000, '1 kB'],
  [41_400, '41 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [5_100_000, '5.1 MB'],
])('formats %d bytes as %s', (bytes, label) => {
  expect(bytesLabel(bytes)).toBe(label);
});
