import { expect, it } from 'vitest';
import { isChunkError, markChunkError } from './chunkError.ts';

it('distinguishes a missing chunk from a broken page', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markChunkError(error);
  expect(isChunkError(error)).toBe(true);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('missing')).toBe(false);
});

it('is not recognized by the router, which would reload the page', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markChunkError(error);
  expect(error.message).not.toMatch(/^Failed to fetch dynamically imported module/);
  expect(error.message).toContain('/assets/a.js');
});
