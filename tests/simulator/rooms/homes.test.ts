import { expect, it } from 'vitest';
import { firstSeeds } from '../runStories.ts';
import { homesStory } from './homesStory.ts';

const count = process.env.CAMPLY_SOAK === '1' ? 10_000 : 250;
const BATCH = process.env.CAMPLY_SEED === undefined ? 250 : 1;

it.each(firstSeeds(4_000_001, count))(
  'two homes end up with the same plan of their child, and what each keeps never leaves (seeds from %i)',
  async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const { complaint } = await homesStory(seed);
      if (complaint !== null) broken.push(`seed ${seed}: ${complaint}`);
    }
    expect(broken).toEqual([]);
  },
);

it('has enough of everything in its stories that could break a promise', async () => {
  const [first = 0] = firstSeeds(4_000_001, count);
  const all = { edits: 0, answers: 0, removed: 0 };
  for (let seed = first; seed < first + 60; seed += 1) {
    const { homes } = await homesStory(seed);
    all.edits += homes.edits;
    all.answers += homes.answers;
    all.removed += homes.removed.size;
  }
  expect(all.edits).toBeGreaterThan(600);
  expect(all.answers).toBeGreaterThan(10);
  expect(all.removed).toBeGreaterThan(30);
});
