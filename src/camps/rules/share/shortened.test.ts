import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test('a short text stays, a long one is cut and says so', () => {
  expect(shortened('  Art \n and  clay ', 12)).toBe('Art and clay');
  expect(shortened('Art and clay', 11)).toBe('Art and cl…');
  expect(shortened('Art and clay', 9)).toBe('Art and…');
});

test('an emoji is never cut in half', () => {
  expect(shortened('Art 🎨🎨', 6)).toBe('Art…');
  expect(shortened('Art 🎨🎨', 7)).toBe('Art 🎨…');
});
