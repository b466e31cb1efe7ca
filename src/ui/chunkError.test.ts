import { expect, it } from 'vitest';
import { isChunkError, markChunkError } from './chunkError.ts';

it('a chunk that could not be fetched is told apart from a broken page', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markChunkError(error);
  expect(isChunkError(error)).toBe(true);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('missing')).toBe(false);
});

it('the router, which reloads the page for such messages, does not recognize it', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markChunkError(error);
  expect(error.message).not.toMatch(/^Failed to fetch dynamically imported module/);
  expect(error.message).toContain('/assets/a.js');
});
