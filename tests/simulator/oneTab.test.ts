import { beforeAll, expect, it, vi } from 'vitest';
import { brokenStories, firstSeeds } from './runStories.ts';
import type { Cast } from './World.ts';

const cast = (seed: number): Cast => ({ seed, tabs: 1, hasLocks: true });

// Dexie logs what it does about a dead connection.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(firstSeeds(1))(
  'one tab: every promise is kept, whatever happens (seeds from %i)',
  async (first) => {
    expect(await brokenStories('oneTab', first, cast)).toEqual([]);
  },
);
