import { describe, expect, it } from 'vitest';
import { splitAddress } from './splitAddress.ts';

const parts = (text: string) => {
  const split = splitAddress(text);
  return split && [split.street, split.city, split.state, split.zip];
};

describe('an address in one text', () => {
  const ponce = ['18 Ponce Pl', 'Decatur', 'GA', '30030'];
  it.each([
    ['as maps write it', '18 Ponce Pl, Decatur, GA 30030', ponce],
    ['with its country', '18 Ponce Pl, Decatur, GA 30030, USA', ponce],
    ['with one comma', '18 Ponce Pl, Decatur GA 30030', ponce],
    ['with a comma before the ZIP code', '18 Ponce Pl, Decatur, GA, 30030', ponce],
    ['on two lines', '18 Ponce Pl\nDecatur, GA  30030\n', ponce],
    ['in small letters', '18 Ponce Pl, Decatur, ga 30030', ponce],
    ['with the state in full', '18 Ponce Pl, Decatur, Georgia 30030', ponce],
    [
      'with a long ZIP code',
      '1 Elm St, Rome, GA 30161-0012',
      ['1 Elm St', 'Rome', 'GA', '30161-0012'],
    ],
    [
      'with a suite',
      '1 Elm St, Suite 20, Rome, GA 30161',
      ['1 Elm St, Suite 20', 'Rome', 'GA', '30161'],
    ],
    [
      'with a city of two words',
      '1 Elm St, Sandy Springs, GA 30328',
      ['1 Elm St', 'Sandy Springs', 'GA', '30328'],
    ],
    ['in another state', '1 Elm St, Decatur, AL 35601', ['1 Elm St', 'Decatur', 'AL', '35601']],
    [
      'of a place without a number',
      'Piedmont Park, Atlanta, GA 30306',
      ['Piedmont Park', 'Atlanta', 'GA', '30306'],
    ],
  ])('%s', (_, text, expected) => {
    expect(parts(text)).toEqual(expected);
  });

  it.each([
    ['a street alone', '18 Ponce Pl'],
    ['no comma tells where the street ends', '18 Ponce Pl Decatur GA 30030'],
    ['no street', 'Decatur, GA 30030'],
    ['no ZIP code', '18 Ponce Pl, Decatur, GA'],
    ['a suite where the city should be', '18 Ponce Pl, Suite 20, GA 30030'],
    ['a state that does not exist', '18 Ponce Pl, Decatur, XX 30030'],
    ['words behind it', '18 Ponce Pl, Decatur, GA 30030 (blue gate)'],
    ['nothing', ''],
    ['only commas', ', , ,'],
    ['far too long', `1 Elm St, ${'x'.repeat(600)}, GA 30030`],
  ])('stays as it is: %s', (_, text) => {
    expect(parts(text)).toBeNull();
  });
});
