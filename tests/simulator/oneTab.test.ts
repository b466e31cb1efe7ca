import { beforeAll, expect, it, vi } from 'vitest';
import { brokenStories, stories } from './runStories.ts';
import type { Cast } from './World.ts';

const cast = (seed: number): Cast => ({ seed, tabs: 1, hasLocks: true });
const batch = 250;
const firsts = Array.from({ length: Math.ceil(stories / batch) }, (_, no) => 1 + no * batch);

// Dexie logs what it does about a dead connection.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(firsts)(
  'one tab: every promise is kept, whatever happens (seeds from %i)',
  async (first) => {
    const count = Math.min(batch, stories);
    expect(await brokenStories('oneTab', first, count, cast)).toEqual([]);
  },
  300_000,
);
