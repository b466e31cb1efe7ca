import { expect, test } from 'vitest';
import { friendsGo } from './formatLabel.ts';

test.each([
  [['L'], 'L. goes, too.'],
  [['L', 'Sam'], 'L. and Sam go, too.'],
  [['L', 'Sam', 'Ana', 'Kai', 'Mo'], 'L., Sam, Ana, and 2 more go, too.'],
])(
  'says which friends go, three by name and an initial with its full stop: %j',
  (labels, words) => {
    expect(friendsGo(labels)).toBe(words);
  },
);
