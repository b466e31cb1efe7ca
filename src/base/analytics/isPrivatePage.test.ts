import { expect, it } from 'vitest';
import { isPrivatePage } from './isPrivatePage.ts';

it.each([
  ['/my-listing', true],
  ['/my-listing/', true],
  ['/login', true],
  ['/reset-password', true],
  ['/reset-password/', true],
  ['/bring', true],
  ['/shared', true],
  ['/shared/', true],
  ['/matches', true],
  ['/matches/', true],
  ['/', false],
  ['/blog/login', false],
  ['/loginesque', false],
])('tells whether the address %s may hold a secret: %s', (path, isPrivate) => {
  expect(isPrivatePage(path)).toBe(isPrivate);
});
