import { expect, test } from 'vitest';
import { campPath } from './campPath.ts';

test('an id is one part of the path, whatever characters it has', () => {
  expect(campPath('otter-club-12')).toBe('/camps/otter-club-12');
  expect(campPath('a/b?c#d')).toBe('/camps/a%2Fb%3Fc%23d');
  expect(campPath('../favorites')).toBe('/camps/..%2Ffavorites');
});
