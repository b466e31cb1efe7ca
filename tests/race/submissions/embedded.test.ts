// The product's own outbox over real HTTP to the embedded backend: a network as bad as they come, and phones that die.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testServer } from '#local/testing/testServer.ts';
import { firstSeeds, playBatch } from './runSchedules.ts';
import { Upstream } from './Upstream.ts';

let upstream: Upstream;

beforeAll(async () => {
  // The server logs a body that is cut off.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  upstream = new Upstream(await testServer());
});
afterAll(() => upstream.close());

it.each(firstSeeds)(
  'every listing arrives once, with its last words and its logo (seeds from %i)',
  async (first) => {
    expect(await playBatch('embedded.test.ts', first, upstream)).toEqual([]);
  },
);
