import { expect, it } from 'vitest';
import { isSlip, createVocabulary } from './slips.ts';

it.each([
  ['socer', 'soccer'],
  ['balet', 'ballet'],
  ['artt', 'art'],
  ['dnace', 'dance'],
  ['tenis', 'tennis'],
  ['sccer', 'soccer'],
])('detects %s as a slip in %s', (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(true);
});

it.each([
  ['horse', 'house'],
  ['bike', 'bake'],
  ['golf', 'gold'],
  ['bead', 'bread'],
  ['cart', 'art'],
  ['boat', 'coat'],
  ['stage', 'sage'],
  ['farm', 'frame'],
])('accepts %s as a word beside %s', (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(false);
});

it('rejects a word with unusual letter pairs', () => {
  const words = createVocabulary();
  for (const word of ['house', 'order', 'theatre', 'verse']) words.add(word);
  expect(words.isLikeAWord('horse')).toBe(true);
  expect(words.isLikeAWord('hrose')).toBe(false);
});
