import { beforeAll, expect, it, vi } from 'vitest';
import { brokenStories, firstSeeds } from './runStories.ts';
import type { Cast } from './World.ts';

const cast = (seed: number): Cast => ({
  seed,
  tabs: seed % 3 === 0 ? 2 : 1,
  hasLocks: seed % 2 === 0,
  onlySends: true,
});
const count = process.env.CAMPLY_SOAK === '1' ? 20_000 : 100;

// Dexie logs what it does about a dead connection.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(firstSeeds(1_000_001, count))(
  'a provider: nothing is lost, doubled or stuck, whatever happens (seeds from %i)',
  async (first) => {
    expect(await brokenStories('provider', first, cast, count)).toEqual([]);
  },
);
