import { expect, it } from 'vitest';
import { isPrivatePage } from './isPrivatePage.ts';

it.each([
  ['/my-listing', true],
  ['/my-listing/', true],
  ['/login', true],
  ['/reset-password', true],
  ['/reset-password/', true],
  ['/', false],
  ['/blog/login', false],
  ['/loginesque', false],
])('%s may hold a key to somebody’s things: %s', (path, isPrivate) => {
  expect(isPrivatePage(path)).toBe(isPrivate);
});
