import { expect, it } from 'vitest';
import { isSlip, letterPairs } from './slips.ts';

it.each([
  ['socer', 'soccer'],
  ['balet', 'ballet'],
  ['artt', 'art'],
  ['dnace', 'dance'],
  ['tenis', 'tennis'],
  ['sccer', 'soccer'],
])('%s is a slip in %s', (typed, meant) => {
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
])('%s is a word beside %s', (typed, meant) => {
  expect(isSlip(typed, meant)).toBe(false);
});

it('what has letters beside each other as no other word has them is no word', () => {
  const pairs = letterPairs();
  for (const word of ['house', 'order', 'theatre', 'verse']) pairs.add(word);
  expect(pairs.isLikeAWord('horse')).toBe(true);
  expect(pairs.isLikeAWord('hrose')).toBe(false);
});
