import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { openPostgres } from './openPostgres.ts';
import { startServer, type RunningServer } from '../server.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { postgresPrograms, throwawayPostgres } from '../testing/throwawayPostgres.ts';

// Two connections at once need a real PostgreSQL; the embedded one has a single one.
const programs = postgresPrograms();

type Cursor = { xid: string; id: string };

/** One row of each table that devices read. */
const adders: Record<string, (on: postgres.Sql, id: string) => Promise<unknown>> = {
  camp: (on, id) =>
    on`insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme)
      values (${id}, 'fall-2025', 'basic', 'Late Camp', 'Art')`,
  district: (on, id) =>
    on`insert into public.school_districts (id, label) values (${id}, 'Late County')`,
  break: (on, id) =>
    on`insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on)
      values (${id}, 'cobb', '2098-99', 'fall', 'Fall Break', '2098-10-01', '2098-10-02')`,
  activity: (on, id) => on`insert into public.activity_types (activity_type_name) values (${id})`,
};

const addSeason = (on: postgres.Sql, id: string) =>
  on`insert into public.seasons (id, break, year, label, starts_on, ends_on)
    values (${id}, 'fall', 2099, 'Fall', '2099-10-01', '2099-10-31')`;

describe.runIf(programs)('on a real PostgreSQL', () => {
  let server: RunningServer;
  let sql: postgres.Sql;
  let clusterUrl: string;
  let finish: (() => Promise<unknown>)[] = [];

  const ask = async (cursor: Cursor) => {
    const address = `${server.url}/rest/v1/rpc/changed_camps?after_xid=${cursor.xid}&after_id=${cursor.id}&page_size=1000`;
    const reply = await fetch(address, { headers: { apikey: PUBLISHABLE_KEY } });
    const page: { rows: { id: string }[]; next: Cursor; more: boolean } = await reply.json();
    return { ids: page.rows.map(({ id }) => id), next: page.next, more: page.more };
  };

  const cacheControl = async (pageSize: number) => {
    const address = `${server.url}/rest/v1/rpc/changed_camps?after_xid=0&after_id=&page_size=${pageSize}`;
    return (await fetch(address, { headers: { apikey: PUBLISHABLE_KEY } })).headers.get(
      'cache-control',
    );
  };

  beforeAll(async () => {
    const cluster = await throwawayPostgres(programs ?? '');
    clusterUrl = cluster.url;
    const { folder, remove } = await temporaryFolder();
    finish = [cluster.stop, remove];
    server = await startServer({ port: 0, dataDir: folder, databaseUrl: cluster.url, quiet: true });
    sql = postgres(cluster.url, { max: 3, onnotice: () => {} });
    finish = [() => sql.end(), server.stop, remove, cluster.stop];
  });

  afterAll(async () => {
    for (const each of finish) await each();
  });

  test('a transaction that commits after a newer one reaches phones', async () => {
    let page = await ask({ xid: '0', id: '' });
    while (page.more) page = await ask(page.next);
    const start = page.next;

    const slow = await sql.reserve();
    await slow`begin`;
    await addSeason(slow, 'fall-2091');
    await addSeason(sql, 'fall-2092');
    // The newer one is done, but telling it now would move the cursor past the slow one.
    const during = await ask(start);
    expect([during.ids, during.next, during.more]).toEqual([[], start, false]);
    await slow`commit`;
    slow.release();

    const after = await ask(start);
    expect(after.ids).toEqual(['fall-2091', 'fall-2092']);
    expect((await ask(after.next)).ids).toEqual([]);
  });

  test.each(Object.entries(adders))(
    'a %s of a transaction that commits after a newer one reaches phones',
    async (kind, add) => {
      let page = await ask({ xid: '0', id: '' });
      while (page.more) page = await ask(page.next);
      const slow = await sql.reserve();
      await slow`begin`;
      await add(slow, `${kind}-a-late`);
      await add(sql, `${kind}-b-new`);
      expect((await ask(page.next)).ids).toEqual([]);
      await slow`commit`;
      slow.release();
      expect((await ask(page.next)).ids).toEqual([`${kind}-a-late`, `${kind}-b-new`]);
    },
  );

  test('a rolled-back transaction blocks nothing and sends nothing', async () => {
    const { next: start } = await ask((await ask({ xid: '0', id: '' })).next);
    const failing = await sql.reserve();
    await failing`begin`;
    await addSeason(failing, 'fall-2093');
    await addSeason(sql, 'fall-2094');
    await failing`rollback`;
    failing.release();
    expect((await ask(start)).ids).toEqual(['fall-2094']);
  });

  test('the read-only transaction of a GET may set cache headers', async () => {
    expect(await cacheControl(10)).toBe('public, max-age=0, s-maxage=3600');
    expect(await cacheControl(1000)).toBe('no-store');
  });

  test('a query ends after 15 seconds and an idle transaction after 5 minutes, but a migration may run', async () => {
    const database = await openPostgres(clusterUrl);
    finish = [database.close, ...finish];
    const limits = `select current_setting('statement_timeout') as question,
      current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(await database.query(limits)).toEqual([{ question: '15s', idle: '5min' }]);
    await database.script(`create table public.limits_of_a_migration as ${limits}`);
    const [ofMigration] = await sql`select question from public.limits_of_a_migration`;
    expect(ofMigration).toEqual({ question: '0' });
  });

  test('rows, times and errors look as they do on the embedded database', async () => {
    const headers = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' };
    const [row] = await (
      await fetch(`${server.url}/rest/v1/seasons?id=eq.fall-2092`, {
        headers: { apikey: server.secretKey },
      })
    ).json();
    expect(row.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/);
    const refused = await fetch(`${server.url}/rest/v1/seasons?id=eq.fall-2092`, {
      method: 'PATCH',
      headers,
      body: '{"label": "Mine"}',
    });
    expect([refused.status, (await refused.json()).code]).toEqual([401, '42501']);
  });
});
