import { expect, it } from 'vitest';
import { cutText } from './cutText.ts';

it.each([
  ['Grandma', 40, 'Grandma'],
  ['Grandma', 5, 'Grand'],
  ['Oma 👵', 6, 'Oma 👵'],
  ['Oma 👵!', 6, 'Oma 👵'],
  ['Oma 👵', 5, 'Oma '],
  ['👩‍👧', 5, '👩‍👧'],
  ['👩‍👧', 4, '👩'],
  ['👩‍👧', 3, '👩'],
  ['👩‍👧', 1, ''],
])('cuts %s at %i characters', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});
