import { expect, it } from 'vitest';
import { hasTheme, toggleTheme } from './toggleTheme.ts';

it.each([
  ['', 'Outdoor', 'Outdoor'],
  ['Geology, ', 'Outdoor', 'Geology, Outdoor'],
  ['outdoor, Geology', 'Outdoor', 'Geology'],
  ['Art history', 'Art', 'Art history, Art'],
  ['Art, Clay, ART', 'Art', 'Clay'],
])('turns %j by a press of %s into %j', (theme, activity, expected) => {
  expect(toggleTheme(theme, activity)).toBe(expected);
});

it('is pressed for a whole part only', () => {
  expect([hasTheme('clay, art', 'Art'), hasTheme('Art history', 'Art')]).toEqual([true, false]);
});
