import { expect, it } from 'vitest';
import { firstSeeds } from '../runStories.ts';
import { familyStory } from './familyStory.ts';

const count = process.env.CAMPLY_SOAK === '1' ? 20_000 : 2500;
const BATCH = process.env.CAMPLY_SEED === undefined ? 250 : 1;

it.each(firstSeeds(2_000_001, count))(
  'three phones end up alike and lose nothing that was typed, whatever the network and the server do (seeds from %i)',
  async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const { complaint } = await familyStory(seed);
      if (complaint !== null) broken.push(`seed ${seed}: ${complaint}`);
    }
    expect(broken).toEqual([]);
  },
);

it('has enough of everything in its stories that could break a promise', async () => {
  const [first = 0] = firstSeeds(2_000_001, count);
  const all = { typed: 0, lies: 0, restores: 0, removals: 0 };
  for (let seed = first; seed < first + 100; seed += 1) {
    const { family } = await familyStory(seed);
    all.typed += family.typed;
    all.lies += family.lies;
    all.restores += family.restores;
    all.removals += family.removal ? 1 : 0;
  }
  expect(all.typed).toBeGreaterThan(500);
  expect(all.lies).toBeGreaterThan(50);
  expect(all.restores).toBeGreaterThan(10);
  expect(all.removals).toBeGreaterThan(20);
});
