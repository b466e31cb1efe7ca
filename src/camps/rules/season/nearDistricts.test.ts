import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nearDistricts } from './nearDistricts.ts';

test.each([
  ['Atlanta', 'atlanta'],
  ['Buckhead', 'atlanta'],
  ['Midtown', 'atlanta'],
  ['Decatur', 'decatur'],
  ['Marietta', 'marietta'],
  ['Sandy Springs', 'fulton'],
  ['Alpharetta', 'fulton'],
])('%s finds its district first: %s', (place, district) => {
  expect(nearDistricts('', place)[0]).toBe(district);
});

test.each([
  ['30309', ['atlanta', 'fulton']],
  ['30030-1234', ['decatur', 'dekalb']],
  ['30033', ['dekalb', 'decatur']],
  ['30060', ['marietta', 'cobb']],
  ['30062', ['cobb', 'marietta']],
  [' 30350 ', ['fulton']],
  ['30317', ['atlanta', 'dekalb']],
  ['99999', []],
  ['303', []],
  ['3 3030', []],
  ['', []],
])('the ZIP code %s has the districts %j', (zip, districts) => {
  expect(nearDistricts(zip)).toEqual(districts);
});

test('the ZIP code counts before a name, and a street is no city', () => {
  expect(nearDistricts('30062', 'Decatur')).toEqual(['cobb', 'marietta']);
  expect(nearDistricts('', '12 Marietta St, Smyrna, GA')).toEqual(['cobb', 'marietta']);
  expect(nearDistricts('', 'Somewhere')).toEqual([]);
});

test('names no district that the directory does not have', () => {
  const seed = readFileSync(
    path.join(import.meta.dirname, '../../../../supabase/seed/districts.csv'),
    'utf8',
  );
  const known = new Set(seed.split('\n').map((line) => line.split(',')[0]));
  const places = ['30309', '30317', '30030', '30033', '30060', '30062', '30350', '30043', '30518'];
  const more = ['30040', '30114', '30236', '30134', '30214', '30253', '30014', '30012'];
  for (const zip of [...places, ...more]) {
    expect(nearDistricts(zip)).not.toEqual([]);
    expect(nearDistricts(zip).filter((id) => !known.has(id))).toEqual([]);
  }
});
