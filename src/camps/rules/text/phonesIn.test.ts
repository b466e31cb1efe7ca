import { expect, test } from 'vitest';
import { phonesIn, withoutPhones } from './phonesIn.ts';

test.each<[string, string[]]>([
  ['Office (404) 555-0142, cell 770.555.0128', ['404 555 0142', '770 555 0128']],
  ['+1 404-555-0142 or 1 404 555 0142', ['404 555 0142']],
  ['Pays $404 555 0142', []],
  ['555-0142', []],
  ['Order 404-555-01423', []],
  ['2025-10-06', []],
  ['', []],
])('%s', (text, phones) => {
  expect(phonesIn(text)).toEqual(phones);
});

test('keeps the rest of the text', () => {
  expect(withoutPhones('Ask Kim, 404 555 0142, for the gate')).toBe('Ask Kim, , for the gate');
});
