import { expect, it } from 'vitest';
import { meantWords, relatedWords, sameWords, wordsOf } from './words.ts';

it.each([
  ['Étoile & Encore', ['etoile', 'encore']],
  ["Henry's Hoops", ['henry', 'hoop']],
  ['Casa Camaleón—Arts', ['casa', 'camaleon', 'art']],
  ['glass class 30030', ['glass', 'class', '30030']],
  ['', []],
])('%j is the words %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

it('small words are not meant, unless there is nothing else', () => {
  expect(meantWords('a STEM camp in Decatur')).toEqual(['stem', 'decatur']);
  expect(meantWords('camp')).toEqual(['camp']);
});

it('the same thing by another word, and its neighbours', () => {
  expect(sameWords('Robotics, Lego')).toEqual(['robot']);
  expect(relatedWords('Lego')).toContain('stem');
  expect(relatedWords('Knitting')).toEqual([]);
});
