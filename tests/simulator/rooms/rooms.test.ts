import { expect, it } from 'vitest';
import { firstSeeds } from '../runStories.ts';
import { roomStory } from './roomStory.ts';

const count = process.env.CAMPLY_SOAK === '1' ? 10_000 : 500;
const BATCH = process.env.CAMPLY_SEED === undefined ? 250 : 1;

it.each(firstSeeds(3_000_001, count))(
  'a plan and its two links end up alike, and nothing comes past a link that reads or was taken back (seeds from %i)',
  async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const { complaint } = await roomStory(seed);
      if (complaint !== null) broken.push(`seed ${seed}: ${complaint}`);
    }
    expect(broken).toEqual([]);
  },
);

it('has enough of everything in its stories that could break a promise', async () => {
  const [first = 0] = firstSeeds(3_000_001, count);
  const all = { edits: 0, notes: 0, taken: 0, reading: 0, writing: 0 };
  for (let seed = first; seed < first + 60; seed += 1) {
    const { family, closed } = await roomStory(seed);
    all.edits += family.edits;
    all.taken += family.taken;
    all.notes += family.notes.size;
    all.reading += closed === family.reading ? 1 : 0;
    all.writing += closed === family.writing ? 1 : 0;
  }
  expect(all.edits).toBeGreaterThan(600);
  expect(all.notes).toBeGreaterThan(50);
  expect(all.taken).toBeGreaterThan(40);
  expect(all.reading).toBeGreaterThan(5);
  expect(all.writing).toBeGreaterThan(5);
});
