import { expect, it } from 'vitest';
import { isChunkError, markChunkError } from './chunkError.ts';

it('a part that could not be fetched is told apart from a broken page', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markChunkError(lost);
  expect(isChunkError(lost)).toBe(true);
  expect(isChunkError(new TypeError('x is undefined'))).toBe(false);
  expect(isChunkError('gone')).toBe(false);
});

it('and the router, which reloads pages for errors of that name, no longer knows it', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markChunkError(lost);
  expect(lost.message).not.toMatch(/^Failed to fetch dynamically imported module/);
  expect(lost.message).toContain('/assets/a.js');
});
