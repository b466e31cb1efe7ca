import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstSeeds } from '../runStories.ts';
import { openSourceDatabase, type SourceDatabase } from './SourceDatabase.ts';
import { type SourceCounts, sourceStory } from './sourceStory.ts';
import { isSoak } from '../../e2e/support/breadth.ts';

const count = isSoak ? 25 : 2;
const SIZE = isSoak ? 20 : 4;
const BATCH = process.env.CAMPLY_SEED === undefined ? count : 1;

let database: SourceDatabase;
beforeAll(async () => {
  database = await openSourceDatabase();
});
afterAll(() => database.close());

it.each(firstSeeds(7_000_001, count))(
  'a year of sources makes no camp fresh that is not, loses none and doubles none, killed at any step (seeds from %i)',
  async (first) => {
    const broken: string[] = [];
    const sum: SourceCounts = {
      read: 0,
      failed: 0,
      killed: 0,
      taken: 0,
      dropped: 0,
      gone: 0,
      said: 0,
    };
    for (let seed = first; seed < first + BATCH; seed += 1) {
      const { complaint, counts } = await sourceStory(database, seed, SIZE);
      if (complaint !== null) broken.push(`seed ${seed}: ${complaint}`);
      for (const key of ['read', 'failed', 'killed', 'taken', 'dropped', 'gone', 'said'] as const)
        sum[key] += counts[key];
    }
    expect(broken).toEqual([]);
    // There is enough of everything that could break a promise.
    expect(Math.min(...Object.values(sum))).toBeGreaterThan(BATCH > 1 ? 3 : -1);
  },
  1_200_000,
);
