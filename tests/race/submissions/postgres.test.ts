// The same on a real PostgreSQL: here transactions do run at the same time.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { testServer } from '#local/testing/testServer.ts';
import { postgresPrograms, throwawayPostgres } from '#local/testing/throwawayPostgres.ts';
import { firstSeeds, playBatch } from './runSchedules.ts';
import { Upstream } from './Upstream.ts';

const programs = postgresPrograms();

it.runIf(programs === null)('this machine has no PostgreSQL: no submissions to a real one', () => {
  console.warn(
    'submissions: only the schedules of the embedded database ran; install PostgreSQL 15 for the rest',
  );
  expect(programs).toBeNull();
});

describe.runIf(programs)('on a real PostgreSQL', () => {
  let cluster: Awaited<ReturnType<typeof throwawayPostgres>>;
  let upstream: Upstream;

  beforeAll(async () => {
    // The server logs a body that is cut off.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    cluster = await throwawayPostgres(programs ?? '');
    upstream = new Upstream(await testServer(cluster.url));
  });
  afterAll(async () => {
    await upstream.close();
    await cluster.stop();
  });

  it.each(firstSeeds)(
    'every listing arrives once, with its last words and its logo (seeds from %i)',
    async (first) => {
      expect(await playBatch('postgres.test.ts', first, upstream)).toEqual([]);
    },
  );
});
