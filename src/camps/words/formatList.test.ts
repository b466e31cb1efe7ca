import { expect, it } from 'vitest';
import { formatList } from './formatList.ts';

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

it.each([
  ['', []],
  ['Ada', ['Ada']],
  ['Ada and Max', ['Ada', 'Max']],
  ['Ada, Max, and Wren', ['Ada', 'Max', 'Wren']],
  ['Mon, Tue, Wed, and Fri', ['Mon', 'Tue', 'Wed', 'Fri']],
])('%s', (text, words) => {
  expect([formatList(words), list.format(words)]).toEqual([text, text]);
});
