import { beforeAll, expect, it, vi } from 'vitest';
import { brokenStories, firstSeeds } from './runStories.ts';
import type { Cast } from './World.ts';

const cast = (seed: number): Cast => ({ seed, tabs: 2, hasLocks: seed % 2 === 0 });

// Dexie logs what it does about a dead connection.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(firstSeeds(500_001))(
  'two tabs, half of them without web locks: every promise is kept, whatever happens (seeds from %i)',
  async (first) => {
    expect(await brokenStories('twoTabs', first, cast)).toEqual([]);
  },
);
