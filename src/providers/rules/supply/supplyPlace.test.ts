import { expect, test } from 'vitest';
import { georgiaGazetteer } from '#camps/store/georgiaGazetteer.ts';
import { aCamp } from '#tests/fixtures/aCamp.ts';
import { campCities, supplyPlace, typedPlace } from './supplyPlace.ts';

test.each([
  ['decatur', 'Decatur'],
  [' Decatur,  GA ', 'Decatur'],
  ['SANDY SPRINGS GA', 'Sandy Springs'],
  ['McDonough', 'McDonough'],
  ['sandy springs, georgia', 'Sandy Springs'],
  ['30030', '30030'],
  ['Decatur, GA 30030', '30030'],
])('finds %j and calls it %s', (typed, name) => {
  expect(supplyPlace(typed, georgiaGazetteer)?.name).toBe(name);
});

test.each(['', 'Dec', '3003', '90210', 'Springfield, Illinois'])('does not know %j', (typed) => {
  expect(supplyPlace(typed, georgiaGazetteer)).toBeNull();
});

const named = (city: string, state: string, zipCode: string) =>
  typedPlace({ city, state, zipCode }, georgiaGazetteer)?.name;

test('the place of a form is its ZIP, or else its city in Georgia', () => {
  expect(named('Decatur', 'GA', '30030')).toBe('30030');
  expect(named(' Decatur', 'GA', '3')).toBe('Decatur');
  expect(named('Decatur', 'AL', '')).toBeUndefined();
  expect(named('', 'GA', '')).toBeUndefined();
});

test('offers the known cities of the directory, those with the most camps first', () => {
  const cities = ['Roswell', 'Decatur', 'Decatur', 'Atlanta', 'Nowhereville', null];
  const camps = cities.map((city, at) =>
    aCamp({ id: String(at), city, streetAddress: null, zipCode: null }),
  );
  expect(campCities(camps, georgiaGazetteer)).toEqual(['Decatur', 'Atlanta', 'Roswell']);
});
