import { expect, it } from 'vitest';
import { bytesLabel } from './bytesLabel.ts';

it.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [41_400, '41 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [5_100_000, '5.1 MB'],
])('formats %d bytes as %s', (bytes, label) => {
  expect(bytesLabel(bytes)).toBe(label);
});
