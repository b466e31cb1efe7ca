// A transaction that began first and commits last: a cursor of timestamps never sees its row.
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pull } from '../directory/pull.ts';
import { migrate } from '#local/database/migrate.ts';
import { openPostgres } from '#local/database/openPostgres.ts';
import { postgresPrograms, throwawayPostgres } from '#local/testing/throwawayPostgres.ts';
import { databaseRemote } from '#tests/fakes/databaseRemote.ts';
import { fakeDevice } from '#tests/fakes/fakeDevice.ts';
import { fakeRemote } from '#tests/fakes/fakeRemote.ts';
import { FakeServer } from '#tests/fakes/FakeServer.ts';
import { shownIds } from '#tests/fakes/shownIds.ts';
import { aCampRow } from '#tests/fixtures/aCampRow.ts';

const noSignal = () => new AbortController().signal;

function latePair() {
  const server = new FakeServer();
  const slow = server.begin().put('camp', aCampRow({ id: 'slow' }));
  server.put('camp', aCampRow({ id: 'quick' }));
  return { server, slow };
}

describe('on the model of the server', () => {
  it('the transaction cursor waits for the slow one and loses nothing', async () => {
    const { server, slow } = latePair();
    const { openApp, clock } = fakeDevice();
    const tools = { store: openApp(), remote: fakeRemote(server), clock };
    await pull(tools, noSignal());
    expect(await shownIds(tools.store)).toEqual([]);
    slow.commit();
    await pull(tools, noSignal());
    expect(await shownIds(tools.store)).toEqual(['camp:quick', 'camp:slow']);
  });

  it('the control, a timestamp cursor, loses it', () => {
    const { server, slow } = latePair();
    const seen = server.changedSince(0);
    slow.commit();
    const later = server.changedSince(Math.max(...seen.map(({ stamp }) => stamp)));
    expect([...seen, ...later].map(({ id }) => id)).toEqual(['quick']);
  });
});

const copy = (id: string) =>
  `insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme)
   values ('${id}', 'fall-2025', 'basic', 'Late Club', 'Art')`;

const programs = postgresPrograms();
const realDatabase = process.env.CAMPLY_TEST_DATABASE_URL !== undefined || programs !== null;

describe.runIf(realDatabase)('on a real PostgreSQL with two connections', () => {
  let cluster: Awaited<ReturnType<typeof throwawayPostgres>> | null = null;
  let url = process.env.CAMPLY_TEST_DATABASE_URL ?? '';

  beforeAll(async () => {
    if (url !== '' || programs === null) return;
    cluster = await throwawayPostgres(programs);
    ({ url } = cluster);
  });
  afterAll(() => cluster?.stop());

  it('the transaction cursor loses nothing; the control, updated_at, loses the late row', async () => {
    const reader = await openPostgres(url);
    await migrate(reader, () => {});
    const { openApp, clock } = fakeDevice();
    const tools = { store: openApp(), remote: databaseRemote(reader), clock };
    await pull(tools, noSignal());
    const before = await shownIds(tools.store);
    const [{ stamp } = { stamp: null }] = await reader.query(
      'select max(updated_at)::text as stamp from public.camps',
    );
    let lastStamp = stamp;
    // The control does what a timestamp cursor does: everything after the newest it has seen.
    const control = async () => {
      const rows = await reader.query(
        'select id, updated_at::text as stamp from public.camps where updated_at > $1::timestamptz order by updated_at',
        [lastStamp],
      );
      lastStamp = rows.at(-1)?.stamp ?? lastStamp;
      return rows.map(({ id }) => id);
    };

    const slow = postgres(url, { max: 1 });
    const quick = postgres(url, { max: 1 });
    const seen: unknown[] = [];
    await slow.unsafe('begin').simple();
    await slow.unsafe(copy('late-slow')).simple();
    await quick.unsafe(copy('late-quick')).simple();
    seen.push(...(await control()));
    await pull(tools, noSignal());
    // The quick one waits: nothing may overtake the slow one.
    expect(await shownIds(tools.store)).toEqual(before);
    await slow.unsafe('commit').simple();
    seen.push(...(await control()));
    await pull(tools, noSignal());

    expect(seen).toEqual(['late-quick']);
    const after = await shownIds(tools.store);
    expect(after.filter((key) => !before.includes(key))).toEqual([
      'camp:late-quick',
      'camp:late-slow',
    ]);
    await Promise.all([slow.end(), quick.end(), reader.close()]);
  });
});
