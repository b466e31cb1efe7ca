import { expect, test } from 'vitest';
import { campPath } from './campPath.ts';

test('makes an id with any characters one part of the path', () => {
  expect(campPath('otter-club-12')).toBe('/camps/otter-club-12');
  expect(campPath('a/b?c#d')).toBe('/camps/a%2Fb%3Fc%23d');
  expect(campPath('../favorites')).toBe('/camps/..%2Ffavorites');
});
