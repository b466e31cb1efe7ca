// One typo, a thousand camps: the provider that is meant must be among the first ten.
import { expect, test } from 'vitest';
import { createSearchIndex } from './searchIndex.ts';
import { searchTokens } from './tokens.ts';
import { campsOf, manyCamps } from '#tests/fixtures/manyCamps.ts';
import { type Seeded, seeded } from '#tests/fixtures/seeded.ts';
import { idsByScore } from '#tests/fixtures/idsByScore.ts';

const camps = campsOf(manyCamps(1000));
const index = createSearchIndex();
index.follow(camps);

const typos: readonly ((word: string, at: number) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`,
];

/** The longest word with one letter lost, doubled or swapped with the next; never the first letter. */
function misspelled(random: Seeded, words: readonly string[]): string {
  const [longest = ''] = words.toSorted((a, b) => b.length - a.length);
  const typo = random.pick(typos);
  const at = 1 + random.below(longest.length - 2);
  return words.map((word) => (word === longest ? typo(word, at) : word)).join(' ');
}

test.each([
  ['name', 0],
  ['town and name, the other way round', 1],
])('%s with a typo finds the provider', (_, withTown) => {
  const random = seeded(120);
  let found = 0;
  for (let round = 0; round < 120; round += 1) {
    const camp = random.pick(camps.filter(({ city }) => city !== null));
    const town = withTown === 1 ? searchTokens(camp.city ?? '') : [];
    const typed = misspelled(random, [...town, ...searchTokens(camp.providerName)]);
    const first = idsByScore(index.hits(typed)).slice(0, 10);
    const names = first.map((id) => camps.find((one) => one.id === id)?.providerName);
    if (names.includes(camp.providerName)) found += 1;
  }
  expect(found / 120).toBeGreaterThanOrEqual(0.95);
});
