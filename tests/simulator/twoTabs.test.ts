import { beforeAll, expect, it, vi } from 'vitest';
import { brokenStories, stories } from './runStories.ts';
import type { Cast } from './World.ts';

const cast = (seed: number): Cast => ({ seed, tabs: 2, hasLocks: seed % 2 === 0 });
const batch = 250;
const firsts = Array.from({ length: Math.ceil(stories / batch) }, (_, no) => 500_001 + no * batch);

// Dexie logs what it does about a dead connection.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(firsts)(
  'two tabs, half of them without web locks: every promise is kept, whatever happens (seeds from %i)',
  async (first) => {
    const count = Math.min(batch, stories);
    expect(await brokenStories('twoTabs', first, count, cast)).toEqual([]);
  },
  300_000,
);
