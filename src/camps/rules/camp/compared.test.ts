import { expect, test } from 'vitest';
import * as v from 'valibot';
import { withCompared } from './compared.ts';
import { ComparedSchema, comparedIds, noneCompared } from './compared.ts';

const read = (search: unknown) => v.parse(ComparedSchema, search);

test.each([
  [{}, noneCompared],
  [{ camps: 'a,b' }, { camps: 'a,b', near: '' }],
  [
    { camps: ' a ,,b,a,c,d,e', near: 30030 },
    { camps: 'a,b,c,d', near: '30030' },
  ],
  [{ camps: 7, near: 'my street' }, noneCompared],
  [{ camps: 'x'.repeat(200) }, noneCompared],
])('reads a comparison from %j', (search, compared) => {
  expect(read(search)).toEqual(compared);
});

test('adds a camp once, removes it, and refuses a fifth', () => {
  const four = ['a', 'b', 'c', 'd'].reduce((all, id) => withCompared(all, id, true), noneCompared);
  expect(withCompared(four, 'e', true).camps).toBe('a,b,c,d');
  expect(withCompared(four, 'a', true).camps).toBe('b,c,d,a');
  expect(withCompared(four, 'b', false).camps).toBe('a,c,d');
});

test('reads an empty text as no camp', () => {
  expect(comparedIds('')).toEqual([]);
});
