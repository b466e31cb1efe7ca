import { expect, it } from 'vitest';
import { indexTokens, relatedTokens, findSynonyms, searchTokens } from './tokens.ts';

it.each([
  ['Étoile & Encore', ['etoile', 'encore']],
  ["Henry's Hoops", ['henry', 'hoop']],
  ['Casa Camaleón—Arts', ['casa', 'camaleon', 'art']],
  ['glass class 30030', ['glass', 'class', '30030']],
  ['', []],
])('turns %j into %j', (text, words) => {
  expect(searchTokens(text)).toEqual(words);
});

it.each([
  ['5180 Triangle Pkwy', 'parkway'],
  ['12 Parkway Ln', 'pkwy'],
  ['416 Church St', 'street'],
  ['St Simons', 'saint'],
  ['Saint Simons', 'st'],
  ['Mount Vernon Row', 'mt'],
  ['107 N Avondale Plaza', 'north'],
  ['75 5th St NW', 'fifth'],
  ['Milton Meadow Ponies', 'pony'],
  ['Pony Club', 'ponie'],
])('finds %s by %s', (text, word) => {
  expect(indexTokens(text)).toContain(word);
});

it('does not read a street as a saint', () => {
  expect(indexTokens('Church Street')).not.toContain('saint');
});

it('finds synonyms and words of the same topic', () => {
  expect(findSynonyms('Robotics, Lego')).toEqual(['robot']);
  expect(relatedTokens('Lego')).toContain('stem');
  expect(relatedTokens('Knitting')).toEqual([]);
});
