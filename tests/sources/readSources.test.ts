// What one source does to the others of a run.
import { expect, test } from 'vitest';
import { readSources } from '../../supabase/functions/read-sources/readSources.ts';
import type {
  SourceQueue,
  SourceReading,
} from '../../supabase/functions/read-sources/SourceQueue.ts';
import { aSourceSite } from '#tests/fixtures/sources/aSourceSite.ts';
import { typed } from '#tests/fixtures/sources/readFrom.ts';
import { aClaimedSource, SEASONS } from '#tests/fixtures/sources/recordedSources.ts';

/** Two sources; `refuse` throws what the database says of a reading. */
async function runOf(refuse: (id: string, reading: SourceReading) => void) {
  const site = await aSourceSite((_, { pathname }) =>
    pathname === '/robots.txt'
      ? new Response('', { status: 404 })
      : typed('Camp,Dates\nCamp,June 7-11\n', 'text/csv'),
  );
  const waiting = ['bad', 'good'].map((id) =>
    aClaimedSource(`http://${id}.example/`, { id, kind: 'csv' }),
  );
  const taken: string[] = [];
  const queue: SourceQueue = {
    claim: () => Promise.resolve(waiting.shift() ?? null),
    put: async ({ id }, reading) => {
      refuse(id, reading);
      taken.push(`${id} ${reading.outcome} ${reading.problem ?? ''}`.trim());
    },
    seasons: () => Promise.resolve(SEASONS),
    links: () => Promise.resolve([]),
    linkChecked: () => Promise.resolve(),
  };
  const { signal } = new AbortController();
  const ways = { web: site.web, model: null };
  const counts = await readSources(queue, ways, { until: Infinity, most: 9, signal }).catch(String);
  await site.stop();
  return { taken, counts };
}

test('a reading that the database refuses is noted, and the next source is read', async () => {
  const { taken, counts } = await runOf((id, { outcome }) => {
    if (id === 'bad' && outcome === 'read') throw new Error('22P05');
  });
  expect(taken).toEqual(['bad failed reader', 'good read']);
  expect(counts).toEqual({ read: 1, same: 0, failed: 1 });
});

test('a source that another reader has by now is left to it', async () => {
  const { taken } = await runOf((id) => {
    if (id === 'bad') throw Object.assign(new Error('Another reader'), { code: 'PT409' });
  });
  expect(taken).toEqual(['good read']);
});

test('a database that does not answer ends the run', async () => {
  const { taken, counts } = await runOf(() => {
    throw new Error('no connection');
  });
  expect([taken, counts]).toEqual([[], 'Error: no connection']);
});
