import { expect, it } from 'vitest';
import { firstSeeds } from '../runStories.ts';
import { type CircleStory, circleStory } from './circleStory.ts';

const count = process.env.CAMPLY_SOAK === '1' ? 2000 : 40;
const BATCH = process.env.CAMPLY_SEED === undefined ? Math.min(count, 250) : 1;

it.each(firstSeeds(5_000_001, count))(
  'five families of a circle read what the others tell, and nothing of or for those that left (seeds from %i)',
  async (first) => {
    const broken: string[] = [];
    const sum: CircleStory['counts'] = { left: 0, renewed: 0, turned: 0, amid: 0, matched: 0 };
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const { complaint, counts } = await circleStory(seed);
      if (complaint !== null) broken.push(`seed ${seed}: ${complaint}`);
      for (const key of ['left', 'renewed', 'turned', 'amid', 'matched'] as const)
        sum[key] += counts[key];
    }
    expect(broken).toEqual([]);
    // There is enough of everything that could break a promise.
    const { left, renewed, turned, amid, matched } = sum;
    expect(Math.min(left, renewed, turned, amid, matched)).toBeGreaterThan(BATCH > 1 ? 3 : -1);
  },
  600_000,
);
