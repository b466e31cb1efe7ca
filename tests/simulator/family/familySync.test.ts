import { expect, it } from 'vitest';
import { firstSeeds } from '../runStories.ts';
import { familyStory } from './familyStory.ts';

const count = process.env.CAMPLY_SOAK === '1' ? 20_000 : 200;
const BATCH = 250;

it.each(firstSeeds(2_000_001, count))(
  'three phones: they end up alike and nothing that was typed is lost, whatever happens (seeds from %i)',
  async (first) => {
    const broken: string[] = [];
    for (let seed = first; seed < first + Math.min(BATCH, count); seed += 1) {
      const { complaint } = await familyStory(seed);
      if (complaint !== null) broken.push(`seed ${seed}: ${complaint}`);
    }
    expect(broken).toEqual([]);
  },
);
