import { expect, it } from 'vitest';
import { isLostPart, markLost } from './lostPart.ts';

it('a part that could not be fetched is told apart from a broken page', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markLost(lost);
  expect(isLostPart(lost)).toBe(true);
  expect(isLostPart(new TypeError('x is undefined'))).toBe(false);
  expect(isLostPart('gone')).toBe(false);
});

it('and the router, which reloads pages for errors of that name, no longer knows it', () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/a.js');
  markLost(lost);
  expect(lost.message).not.toMatch(/^Failed to fetch dynamically imported module/);
  expect(lost.message).toContain('/assets/a.js');
});
