import { expect, it } from 'vitest';
import { queryTokens, relatedTokens, synonymsOf, tokensOf } from './tokens.ts';

it.each([
  ['Étoile & Encore', ['etoile', 'encore']],
  ["Henry's Hoops", ['henry', 'hoop']],
  ['Casa Camaleón—Arts', ['casa', 'camaleon', 'art']],
  ['glass class 30030', ['glass', 'class', '30030']],
  ['', []],
])('%j becomes %j', (text, words) => {
  expect(tokensOf(text)).toEqual(words);
});

it('stop words are left out, unless there is nothing else', () => {
  expect(queryTokens('a STEM camp in Decatur')).toEqual(['stem', 'decatur']);
  expect(queryTokens('camp')).toEqual(['camp']);
});

it('synonyms, and words of the same topic', () => {
  expect(synonymsOf('Robotics, Lego')).toEqual(['robot']);
  expect(relatedTokens('Lego')).toContain('stem');
  expect(relatedTokens('Knitting')).toEqual([]);
});
