import { createHash } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgres } from './openPostgres.ts';
import { type RunningServer, startServer } from '../server.ts';
import { PUBLISHABLE_KEY } from '../start/keys.ts';
import { aSubmission, callFunction } from '../testing/aSubmission.ts';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { postgresPrograms, throwawayPostgres } from '../testing/throwawayPostgres.ts';

// Two connections at the same time, and errors that PostgreSQL raises itself, need a real PostgreSQL.
const programs = postgresPrograms();

type Cursor = { xid: string; id: string };

/** 22 letters, as an id, a key's id, a proof. */
const token = (name: string) => name.padEnd(22, '-');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
const aMember = (name: string) => ({
  proof_hash: hashOf(token(name)),
  may_write: true,
  wrapped: 'keys',
});

/** One row of each table that devices read. */
const adders = {
  camp: (on, id) =>
    on`insert into public.camps (id, season_id, listing, camp_provider_name, camp_theme)
      values (${id}, 'fall-2025', 'basic', 'Late Camp', 'Art')`,
  district: (on, id) =>
    on`insert into public.school_districts (id, label) values (${id}, 'Late County')`,
  break: (on, id) =>
    on`insert into public.school_breaks (id, district_id, school_year, kind, name, starts_on, ends_on)
      values (${id}, 'cobb', '2098-99', 'fall', 'Fall Break', '2098-10-01', '2098-10-02')`,
  season: (on, id) =>
    on`insert into public.seasons (id, break, year, label, starts_on, ends_on)
      values (${id}, 'fall', 2099, 'Fall', '2099-10-01', '2099-10-31')`,
  activity: (on, id) => on`insert into public.activity_types (activity_type_name) values (${id})`,
} satisfies Record<string, (on: postgres.Sql, id: string) => Promise<unknown>>;

describe.runIf(programs)('on a real PostgreSQL', () => {
  let server: RunningServer;
  let sql: postgres.Sql;
  let clusterUrl: string;
  let finish: (() => Promise<unknown>)[] = [];

  const put = (submission: object) => callFunction(server.url, 'put_submission', submission);

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

  const begin = async (space: string, members: readonly string[]) => {
    const ids = { space: token(space), key_id: token('key'), admit_hash: hashOf('admit') };
    const kind = { recovery: null, is_room: false, days: 400 };
    const body = { ...ids, ...kind, members: members.map(aMember) };
    expect(await callFunction(server.url, 'create_space', body)).toMatchObject({ status: 200 });
  };

  const askSpace = (space: string, name: string, who: string, more: object) =>
    callFunction(server.url, name, {
      space: token(space),
      proof: token(who),
      key_id: token('key'),
      ...more,
    });

  const pushRow = (space: string, who: string, id: string, sealed: string) =>
    askSpace(space, 'push_space', who, { rows: [{ id: token(id), version: 1, sealed }] });

  const pullRows = (space: string, who: string) =>
    askSpace(space, 'space_changes', who, { after_xid: '0', after_id: '', page_size: 100 });

  beforeAll(async () => {
    const cluster = await throwawayPostgres(programs ?? '');
    clusterUrl = cluster.url;
    const { folder, remove } = await temporaryFolder();
    finish = [cluster.stop, remove];
    server = await startServer({ port: 0, dataDir: folder, databaseUrl: cluster.url, quiet: true });
    sql = postgres(cluster.url, { max: 3, onnotice: () => {} });
    finish = [() => sql.end(), server.stop, remove, cluster.stop];
    await sql`create function public.fail(state text) returns void language plpgsql as
      'begin raise exception ''asked for'' using errcode = state, hint = ''17'', detail = ''prove''; end'`;
  });

  afterAll(async () => {
    for (const each of finish) await each();
  });

  test('passes an object as an object, not as text', async () => {
    const submission = aSubmission({ camp_theme: 'Art "and" \\ Nature, 営火 🔥' });
    expect(await put(submission)).toMatchObject({ status: 200, body: { outcome: 'stored' } });
    const rows = await sql`select jsonb_typeof(content) as type, content ->> 'camp_theme' as theme
      from private.submission_revisions where submission_id = ${submission.id}`;
    expect(rows).toEqual([{ type: 'object', theme: 'Art "and" \\ Nature, 営火 🔥' }]);
  });

  test.each([
    ['40001', 500],
    ['40P01', 500],
    ['57014', 500],
    ['53300', 503],
    ['55P03', 500],
    ['25P02', 500],
    ['54001', 500],
    ['XX000', 500],
    ['23514', 400],
    ['22023', 400],
    ['P0001', 400],
    ['PT409', 409],
    ['PT429', 429],
  ])('turns the error %s into a %i with its message', async (state, status) => {
    const answer = await callFunction(server.url, 'fail', { state });
    const body = { code: state, message: 'asked for', details: 'prove', hint: '17' };
    expect(answer).toEqual({ status, body });
  });

  test('gives the last turn to one of two simultaneous submissions', async () => {
    await sql`delete from private.turns`;
    const all = await Promise.all(Array.from({ length: 30 }, () => put(aSubmission())));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(all.filter(({ status }) => status === 429)).toHaveLength(10);
  });

  test.each(Object.entries(adders))(
    'a %s of a transaction that commits after a newer one reaches phones',
    async (kind, add) => {
      const isSeason = kind === 'season';
      const late = isSeason ? 'fall-2091' : `${kind}-a-late`;
      const newer = isSeason ? 'fall-2092' : `${kind}-b-new`;
      let page = await ask({ xid: '0', id: '' });
      while (page.more) page = await ask(page.next);
      const slow = await sql.reserve();
      await slow`begin`;
      await add(slow, late);
      await add(sql, newer);
      expect((await ask(page.next)).ids).toEqual([]);
      await slow`commit`;
      slow.release();
      expect((await ask(page.next)).ids).toEqual([late, newer]);
    },
  );

  test('a rolled-back transaction blocks nothing and sends nothing', async () => {
    const { next: start } = await ask((await ask({ xid: '0', id: '' })).next);
    const failing = await sql.reserve();
    await failing`begin`;
    await adders.season(failing, 'fall-2093');
    await adders.season(sql, 'fall-2094');
    await failing`rollback`;
    failing.release();
    expect((await ask(start)).ids).toEqual(['fall-2094']);
  });

  test('takes one of many simultaneous pushes of a row, and answers the same members at once', async () => {
    const members = Array.from({ length: 10 }, (_, no) => `member-${no}`);
    await begin('at-once', members);
    const pushing = members.map((who) => pushRow('at-once', who, 'row', who));
    const pulling = members.map((who) => pullRows('at-once', who));
    const [pushes, pulls] = await Promise.all([Promise.all(pushing), Promise.all(pulling)]);
    const failed = [...pushes, ...pulls].filter(({ status }) => status !== 200);
    expect(failed).toEqual([]);
    expect(pushes.filter(({ body }) => body.lost.length === 0)).toHaveLength(1);
  });

  test('tells a sealed row once every older transaction has ended', async () => {
    await begin('late', ['mom', 'dad']);
    const slow = await sql.reserve();
    await slow`begin`;
    await adders.season(slow, 'fall-2095');
    expect(await pushRow('late', 'mom', 'row', 'x')).toMatchObject({ body: { lost: [] } });
    expect(await pullRows('late', 'dad')).toMatchObject({ body: { rows: [] } });
    await slow`commit`;
    slow.release();
    const rows = [{ id: token('row'), version: 1, sealed: 'x' }];
    expect(await pullRows('late', 'dad')).toMatchObject({ body: { rows } });
  });

  test('an open transaction, which holds back the news of every phone, turns the house red', async () => {
    const late = async () =>
      (
        await sql`select state from private.house_checks('0 seconds') where name = 'transactions'`
      )[0]?.state;
    expect(await late()).toBe('ok');
    const forgotten = await sql.reserve();
    await forgotten`begin`;
    expect(await late()).toBe('late');
    await forgotten`rollback`;
    forgotten.release();
    expect(await late()).toBe('ok');
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
