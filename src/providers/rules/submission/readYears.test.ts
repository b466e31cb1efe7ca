import { expect, it } from 'vitest';
import { readYears } from './readYears.ts';

it.each([
  ['5', 5],
  [' 12 ', 12],
  ['3.5', 3.5],
  ['3.50', 3.5],
  ['3½', 3.5],
  ['3 ½', 3.5],
  ['½', 0.5],
  ['05', 5],
  ['-1', -1],
  ['19', 19],
])('reads %j as %d years', (text, years) => {
  expect(readYears(text)).toBe(years);
});

it.each([
  '',
  '-',
  '.',
  '1e1',
  '0b101',
  '0x5',
  '+5',
  '3.25',
  'K',
  '18 months',
  '5 years',
  '5-12',
  '५',
  'Infinity',
  '1e1000',
])('reads no age in %j', (text) => {
  expect(readYears(text)).toBeNaN();
});
