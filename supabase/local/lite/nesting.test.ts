import { expect, test } from 'vitest';
import { jsonNesting, queryNesting } from './nesting.ts';

test.each<[text: string, levels: number]>([
  ['', 0],
  ['5', 0],
  ['[]', 1],
  ['{"a":[{"b":[]}],"c":{}}', 4],
  ['["[[[", {}]', 2],
  [String.raw`["a\"[[[", "\\", [[]]]`, 3],
  ['}}}}[[[', 3],
  ['['.repeat(500_000), 500_000],
])('counts the nesting depth of JSON (case %#)', (text, levels) => {
  expect(jsonNesting(text)).toBe(levels);
});

test.each<[text: string, levels: number]>([
  ['eq.5', 0],
  ['(and(a.eq.1,b.eq.2),or(c.eq.3))', 2],
  ['"((("', 3],
  ['))))((', 2],
  ['{"a":[1]}', 2],
])('counts the nesting depth of the query %s', (text, levels) => {
  expect(queryNesting(text)).toBe(levels);
});
