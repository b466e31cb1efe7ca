import { expect, test } from 'vitest';
import { home } from './home.ts';

test('six features are announced, and none of them is there already', () => {
  const titles = home.coming.list.map(({ title }) => title);
  expect(titles).toHaveLength(6);
  expect(titles).not.toContain('Camp search');
});
