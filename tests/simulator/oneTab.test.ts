import { beforeAll, expect, it, vi } from 'vitest';
import { brokenStories, stories } from './runStories.ts';
import type { Cast } from './World.ts';

const cast = (seed: number): Cast => ({ seed, tabs: 1, hasLocks: true });
const atOnce = 250;
const firsts = Array.from({ length: Math.ceil(stories / atOnce) }, (_, no) => 1 + no * atOnce);

// Dexie says aloud what it does about a connection that died.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

it.each(firsts)(
  'one tab: whatever happens, every promise is kept (seeds from %i)',
  async (first) => {
    const count = Math.min(atOnce, stories);
    expect(await brokenStories('oneTab', first, count, cast)).toEqual([]);
  },
  300_000,
);
