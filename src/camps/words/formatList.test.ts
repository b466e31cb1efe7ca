import { expect, it } from 'vitest';
import { joinWords } from './joinWords.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

it.each([
  ['', []],
  ['Ada', ['Ada']],
  ['Ada and Max', ['Ada', 'Max']],
  ['Ada, Max, and Wren', ['Ada', 'Max', 'Wren']],
  ['Mon, Tue, Wed, and Fri', ['Mon', 'Tue', 'Wed', 'Fri']],
])('%s', (text, words) => {
  expect([joinWords(words), list.format(words)]).toEqual([text, text]);
});
